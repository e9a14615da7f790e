import { getWeek } from '@stillwater/contract/dashboard'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

/** It is made of four lists: whoever comes back from one of them finds it read anew. */
export const weekQuery = (today: string) =>
  queryOptions({ queryKey: ['/api/week', today], queryFn: () => call(getWeek), staleTime: 0 })
