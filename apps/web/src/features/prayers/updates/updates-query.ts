import { groupBy } from '@stillwater/bible/group-by'
import type { PrayerUpdate } from '@stillwater/contract/prayers/prayer-updates'
import { call } from '#shared/api/call.ts'
import { listQuery } from '#shared/records/list/list-query.ts'
import { recordTypes } from '#shared/records/record-types.ts'
import { remember } from '#shared/remember.ts'

/** The updates of all prayers, the latest first; a screen shows those of one. */
export const prayerUpdatesQuery = listQuery(recordTypes['prayer-updates'], undefined, () =>
  call('GET /api/prayer-updates', { query: {} }),
)

/** Those of each prayer, by its id. */
export const updatesByPrayer = remember(
  (updates: readonly PrayerUpdate[]): ReadonlyMap<string, readonly PrayerUpdate[]> =>
    groupBy(updates, ({ prayerId }) => prayerId),
)
