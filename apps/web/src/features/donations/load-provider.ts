import type { Stripe } from '@stripe/stripe-js'
// The plain entry of this package would ask for the provider's script as soon as it is imported.
import { loadStripe } from '@stripe/stripe-js/pure'

/** The provider's library, fetched from the provider as it demands. */
export async function loadProvider(publishableKey: string): Promise<Stripe> {
  const stripe = await loadStripe(publishableKey)
  if (stripe === null) throw new Error('the payment library is not available')
  return stripe
}
