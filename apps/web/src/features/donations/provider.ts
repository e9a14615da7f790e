import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

/** Whether donations can be made here, and with which key the provider's form is loaded. Asked for when somebody wants to give. */
export const donationConfigQuery = queryOptions({
  queryKey: ['/api/donations/config'],
  queryFn: () => call('GET /api/donations/config'),
})

// The plain entry of this package would ask for the provider's script as soon as it is imported.

/** The provider's library, fetched from the provider as it demands. */
export async function loadProvider(publishableKey: string): Promise<Stripe> {
  const stripe = await loadStripe(publishableKey)
  if (stripe === null) throw new Error('the payment library is not available')
  return stripe
}
