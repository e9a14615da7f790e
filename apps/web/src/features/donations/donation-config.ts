import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

/** Whether donations can be made here, and with which key the provider's form is loaded. Asked for when somebody wants to give. */
export const donationConfigQuery = queryOptions({
  queryKey: ['/api/donations/config'],
  queryFn: () => call('GET /api/donations/config'),
})
