import { listPrayers, type Prayer, type PrayerCategory, prayerWrites } from '@stillwater/contract/prayers'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import type { RecordRoom } from '#shared/records/record-room.ts'

export const prayerRoom: RecordRoom<Prayer> = {
  path: '/api/prayers',
  writes: prayerWrites,
  compare: (a, b) => b.dateAdded.localeCompare(a.dateAdded) || b.id.localeCompare(a.id),
}

export const prayersQuery = queryOptions({
  queryKey: [prayerRoom.path],
  queryFn: () => call(listPrayers),
})

export const categoryNames: Record<PrayerCategory, string> = {
  personal: 'Personal',
  family: 'Family',
  congregation: 'Congregation',
  ministry: 'Ministry',
  other: 'Other',
}
