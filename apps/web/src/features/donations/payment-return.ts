import { donation, isDonationAmount, toCents } from '@stillwater/contract/donations/donation-amount'

/** The parameters of an address to which a donor returns after paying. */
export interface PaymentReturn {
  /** The amount in the address; undefined if it is not valid. */
  readonly cents: number | undefined
  /** Set by the provider after a redirect, for example to a bank. */
  readonly clientSecret: string | undefined
}

export const isPaymentReturn = (params: URLSearchParams): boolean => params.get('donation') === 'success'

export function readPaymentReturn(params: URLSearchParams): PaymentReturn {
  const amount = Number(params.get('amount') ?? '')
  return {
    cents: amount >= donation.min && isDonationAmount(amount) ? toCents(amount) : undefined,
    clientSecret: params.get('payment_intent_client_secret') ?? undefined,
  }
}
