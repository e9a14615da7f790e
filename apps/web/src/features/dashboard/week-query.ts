import { call } from '#shared/api/call.ts'
import { answerQuery } from '#shared/records/list/list-query.ts'

/** It is made of four lists: whoever comes back from one of them finds it read anew. */
export const weekQuery = (today: string) => ({
  ...answerQuery(['/api/week', today], () => call('GET /api/week')),
  staleTime: 0,
})
