import type { QueryClient } from '@tanstack/react-query'
import { donationConfigQuery, loadProvider } from './provider.ts'
import { tellFailed, tellProcessing, tellThanks } from './donation-toasts.ts'
import { outcomeOf } from './outcome.ts'

/** Asks the provider how a payment ended for which the donor was sent away. Answers the cents, if they were given. */
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
