import { toCents } from '@stillwater/contract/donations/donation-amount'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { changeIntent } from './donation-calls.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

/** The name on the payment. The donor's own name is left to the bank. */
const supporter = 'Ministry Supporter'

/** Confirms the payment of exactly the amount that the donor sees. */
export async function pay(
  stripe: Stripe,
  elements: StripeElements,
  clientSecret: string,
  amount: number,
): Promise<Outcome> {
  // The intent is shared with other windows of the same donor: one may have changed the amount, or paid.
  const before = await stripe.retrievePaymentIntent(clientSecret)
  const known = outcomeOf(before)
  if (known.kind === 'succeeded' || known.kind === 'processing') return known
  if (before.paymentIntent !== undefined && before.paymentIntent.amount !== toCents(amount)) {
    await changeIntent(amount, clientSecret)
  }

  const answer = await stripe.confirmPayment({
    elements,
    redirect: 'if_required',
    confirmParams: {
      return_url: `${location.origin}/dashboard?donation=success&amount=${amount}`,
      payment_method_data: { billing_details: { name: supporter } },
    },
  })
  const outcome = outcomeOf(answer)
  if (outcome.kind !== 'action') return outcome
  // The donor's bank requires a further step, which the provider shows.
  const acted = outcomeOf(await stripe.handleNextAction({ clientSecret }))
  return acted.kind === 'action' ? { kind: 'other', status: 'requires_action' } : acted
}
