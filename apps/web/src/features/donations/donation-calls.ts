/** Creates and changes payment intents, with a message for each failure. */
import type { DonationIntent } from '@stillwater/contract/donations/donations'
import { call } from '#shared/api/call.ts'
import { ApiError, messageOf } from '#shared/api/error.ts'
import { notInitialized, signInToDonate } from './unavailable.ts'

/** A failure with the texts of its toast. */
export class DonationError extends Error {
  readonly title: string

  constructor(title: string, message: string) {
    super(message)
    this.title = title
  }
}

export function assertAmount(amount: unknown): asserts amount is number {
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount <= 0) {
    throw new Error('Invalid amount type or value')
  }
}

/** The intent's id is the part of its secret before the marker. */
export const intentIdOf = (clientSecret: string): string => clientSecret.split('_secret_', 1)[0] ?? ''

export async function createIntent(amount: number): Promise<DonationIntent> {
  const intent = await ask(amount).catch((error: unknown) => {
    throw new DonationError(notInitialized, firstFailure(error))
  })
  // Typed, but a proxy may answer something else.
  if (!hasSecret(intent)) throw new DonationError('Payment Error', 'No client secret received from server')
  return intent
}

export async function changeIntent(amount: number, clientSecret: string): Promise<DonationIntent> {
  const intent = await ask(amount, intentIdOf(clientSecret)).catch((error: unknown) => {
    throw new DonationError('Error', changeFailure(error))
  })
  if (!hasSecret(intent)) throw new DonationError('Error', 'Missing payment information from server')
  return intent
}

async function ask(amount: number, intentId?: string): Promise<DonationIntent> {
  assertAmount(amount)
  return call('POST /api/create-donation-intent', {
    body: intentId === undefined ? { amount } : { amount, intentId },
  })
}

const hasSecret = (intent: Partial<DonationIntent> | null): boolean =>
  typeof intent?.clientSecret === 'string' && intent.clientSecret !== ''

export function firstFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return messageOf(error, notInitialized)
  if (error.status === 401) return signInToDonate
  return error.statusText === '' ? error.message : `Server error: ${error.statusText}`
}

/** No connection, or the intent no longer exists: trying again helps. */
const tryAgain = new Set([0, 404, 409])

export function changeFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return messageOf(error, 'Failed to update donation amount')
  if (error.status === 401) return signInToDonate
  if (tryAgain.has(error.status)) return 'Unable to update payment information. Please try again.'
  return error.text === ''
    ? 'Failed to update donation amount'
    : `Failed to update donation amount: ${error.text}`
}
