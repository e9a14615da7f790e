import { call } from '#shared/api/call.ts'
import { listQuery } from '#shared/records/list/list-query.ts'
import { recordTypes } from '#shared/records/record-types.ts'

const fiveMinutes = 300_000

export const goalsQuery = {
  ...listQuery(recordTypes.goals, undefined, () => call('GET /api/goals', { query: {} })),
  refetchInterval: fiveMinutes,
}
