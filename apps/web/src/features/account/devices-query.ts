import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

export const devicesQuery = queryOptions({
  queryKey: ['/api/sessions'],
  queryFn: () => call('GET /api/sessions'),
  staleTime: 0,
})
