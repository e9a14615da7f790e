import { listPrayers, type Prayer, type PrayerCategory } from '@stillwater/contract/prayers'
import { call } from '#shared/api/call.ts'
import { listQuery } from '#shared/offline/list-query.ts'
import type { RecordRoom } from '#shared/records/record-room.ts'

export const prayerRoom: RecordRoom<Prayer> = {
  path: '/api/prayers',
  compare: (a, b) => b.dateAdded.localeCompare(a.dateAdded) || b.id.localeCompare(a.id),
}

export const prayersQuery = listQuery(prayerRoom, undefined, () => call(listPrayers, { query: {} }))

export const categoryNames: Record<PrayerCategory, string> = {
  personal: 'Personal',
  family: 'Family',
  congregation: 'Congregation',
  ministry: 'Ministry',
  other: 'Other',
}
