import { type Goal, listGoals } from '@stillwater/contract/goals'
import { call } from '#shared/api/call.ts'
import { listQuery } from '#shared/offline/list-query.ts'
import type { RecordRoom } from '#shared/records/record-room.ts'

export const goalRoom: RecordRoom<Goal> = {
  path: '/api/goals',
  compare: (a, b) => b.id.localeCompare(a.id),
  withoutId: {
    update: 'Goal ID is required for updating',
    remove: 'Goal ID is required for deletion',
  },
}

const fiveMinutes = 300_000

export const goalsQuery = {
  ...listQuery(goalRoom, undefined, () => call(listGoals, { query: {} })),
  refetchInterval: fiveMinutes,
}
