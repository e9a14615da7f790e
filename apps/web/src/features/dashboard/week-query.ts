import { call } from '#shared/api/call.ts'
import { answerQuery } from '#shared/records/list/list-query.ts'

/** It is computed from four lists, so it is reloaded after visiting one of their screens. */
export const weekQuery = (today: string) => ({
  ...answerQuery(['/api/week', today], () => call('GET /api/week')),
  staleTime: 0,
})
