import { donation, isDonationAmount, toCents } from '@stillwater/contract/donation-amount'

/** How the address says that somebody comes back from giving. */
export interface PaymentReturn {
  /** What the address says was given; undefined where it says nothing that can be. */
  readonly cents: number | undefined
  /** Set by the provider when the donor was sent away, for example to a bank. */
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
