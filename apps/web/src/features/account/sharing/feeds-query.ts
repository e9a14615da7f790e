import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

export const feedsQuery = queryOptions({
  queryKey: ['/api/calendar-feeds'],
  queryFn: () => call('GET /api/calendar-feeds'),
  staleTime: 0,
})
