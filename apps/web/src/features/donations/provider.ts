import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

/** Whether donations are set up, and the key for the provider's form. Requested when a user wants to donate. */
export const donationConfigQuery = queryOptions({
  queryKey: ['/api/donations/config'],
  queryFn: () => call('GET /api/donations/config'),
})

/** The provider's library, which must be loaded from the provider. The `pure` entry does not load it on import. */
export async function loadProvider(publishableKey: string): Promise<Stripe> {
  const stripe = await loadStripe(publishableKey)
  if (stripe === null) throw new Error('the payment library is not available')
  return stripe
}
