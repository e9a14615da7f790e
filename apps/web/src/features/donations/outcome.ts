/** What became of a payment, from whatever the provider's library answered. Pure. */
export type Outcome =
  | { readonly kind: 'succeeded' | 'processing'; readonly cents: number }
  | { readonly kind: 'action' }
  | { readonly kind: 'other'; readonly status: string }
  | { readonly kind: 'error'; readonly message: string | undefined }

interface Payment {
  readonly status: string
  readonly amount: number
}

interface ProviderAnswer {
  readonly paymentIntent?: Payment | undefined
  readonly error?:
    { readonly message?: string | undefined; readonly payment_intent?: Payment | undefined } | undefined
}

export function outcomeOf({ paymentIntent, error }: ProviderAnswer): Outcome {
  // An earlier try may have been paid though its answer was lost: the provider then refuses this one, and says so.
  const payment = paymentIntent ?? error?.payment_intent
  if (payment?.status === 'succeeded' || payment?.status === 'processing') {
    return { kind: payment.status, cents: payment.amount }
  }
  if (error !== undefined || payment === undefined) return { kind: 'error', message: error?.message }
  return payment.status === 'requires_action' ? { kind: 'action' } : { kind: 'other', status: payment.status }
}
