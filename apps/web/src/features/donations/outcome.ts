/** The outcome of a payment, from the provider's answer. */
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
    | { readonly message?: string | undefined; readonly payment_intent?: Payment | undefined }
    | undefined
}

export function outcomeOf({ paymentIntent, error }: ProviderAnswer): Outcome {
  // An earlier attempt may have succeeded though its answer was lost: the provider then refuses this one and includes the payment.
  const payment = paymentIntent ?? error?.payment_intent
  if (payment?.status === 'succeeded' || payment?.status === 'processing') {
    return { kind: payment.status, cents: payment.amount }
  }
  if (error !== undefined || payment === undefined) return { kind: 'error', message: error?.message }
  return payment.status === 'requires_action' ? { kind: 'action' } : { kind: 'other', status: payment.status }
}
