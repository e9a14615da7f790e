import type { QueryClient } from '@tanstack/react-query'
import { donationConfigQuery, loadProvider } from './provider.ts'
import { tellFailed, tellProcessing, tellThanks } from './donation-toasts.ts'
import { outcomeOf } from './outcome.ts'

/** Asks the provider for the outcome of a payment after a redirect. Resolves to the cents if it succeeded. */
export async function settleReturn(client: QueryClient, clientSecret: string): Promise<number | undefined> {
  const { publishableKey } = await client.fetchQuery(donationConfigQuery)
  if (publishableKey === null) throw new Error('payments are not set up here')
  const stripe = await loadProvider(publishableKey)
  const outcome = outcomeOf(await stripe.retrievePaymentIntent(clientSecret))
  if (outcome.kind === 'succeeded') {
    tellThanks(outcome.cents)
    return outcome.cents
  }
  if (outcome.kind === 'processing') tellProcessing()
  else tellFailed()
  return undefined
}
