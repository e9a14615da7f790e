import { getWeek } from '@stillwater/contract/dashboard'
import { call } from '#shared/api/call.ts'
import { answerQuery } from '#shared/offline/list-query.ts'

/** It is made of four lists: whoever comes back from one of them finds it read anew. */
export const weekQuery = (today: string) => ({
  ...answerQuery(['/api/week', today], () => call(getWeek)),
  staleTime: 0,
})
