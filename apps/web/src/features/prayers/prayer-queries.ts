import type { PrayerCategory } from '@stillwater/contract/choices'
import { call } from '#shared/api/call.ts'
import { listQuery } from '#shared/records/list/list-query.ts'
import { recordTypes } from '#shared/records/record-types.ts'

export const prayersQuery = listQuery(recordTypes.prayers, undefined, () =>
  call('GET /api/prayers', { query: {} }),
)

export const categoryNames: Record<PrayerCategory, string> = {
  personal: 'Personal',
  family: 'Family',
  congregation: 'Congregation',
  ministry: 'Ministry',
  other: 'Other',
}
