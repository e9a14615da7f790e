import { type Goal, goalWrites, listGoals } from '@stillwater/contract/goals'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import type { RecordRoom } from '#shared/records/record-room.ts'

export const goalRoom: RecordRoom<Goal> = {
  path: '/api/goals',
  writes: goalWrites,
  compare: (a, b) => b.id.localeCompare(a.id),
  withoutId: {
    update: 'Goal ID is required for updating',
    remove: 'Goal ID is required for deletion',
  },
}

const fiveMinutes = 300_000

export const goalsQuery = queryOptions({
  queryKey: [goalRoom.path],
  queryFn: () => call(listGoals, { query: {} }),
  refetchInterval: fiveMinutes,
})
