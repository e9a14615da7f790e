import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

export const passkeysQuery = queryOptions({
  queryKey: ['/api/passkeys'],
  queryFn: () => call('GET /api/passkeys'),
  staleTime: 0,
})
