import { Stripe } from 'stripe'
import * as z from 'zod/mini'
import { AppError } from '#core/http/errors.ts'
import type { PaymentSettings } from '#core/settings/payment-settings.ts'
import { cappedFetch } from './capped-fetch.ts'
import { purpose } from './payment-events.ts'

const IntentSchema = z.object({
  id: z.string(),
  client_secret: z.string(),
  amount: z.int(),
  status: z.string(),
})
export type Intent = z.infer<typeof IntentSchema>

/** Thrown when the provider has answered and the answer is no: asking again in the same words would be answered the same. */
export class Refused extends AppError {}

/** Stripe, as far as donations need it. Nothing that it sends is trusted before it has been looked at. */
export class PaymentProvider {
  readonly #stripe: Stripe
  readonly #webhookSecret: string

  constructor({ secretKey, webhookSecret, apiBase, timeout = 8000, retries = 1 }: PaymentSettings) {
    const { protocol, hostname, port } = new URL(apiBase)
    this.#webhookSecret = webhookSecret
    this.#stripe = new Stripe(secretKey, {
      host: hostname,
      port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
      protocol: protocol === 'http:' ? 'http' : 'https',
      timeout,
      maxNetworkRetries: retries,
      telemetry: false,
      httpClient: Stripe.createFetchHttpClient(cappedFetch),
    })
  }

  /** However often this is asked under one key, one intent is made. */
  create(userId: string, cents: number, idempotencyKey: string): Promise<Intent> {
    return read(() =>
      this.#stripe.paymentIntents.create(
        {
          amount: cents,
          currency: 'usd',
          automatic_payment_methods: { enabled: true },
          description: 'Donation',
          metadata: { purpose, userId },
        },
        { idempotencyKey },
      ),
    )
  }

  /** Undefined where the provider knows no such intent: the operator may have changed to another account. */
  async find(id: string): Promise<Intent | undefined> {
    return unless(404, () => read(() => this.#stripe.paymentIntents.retrieve(id)))
  }

  /** Undefined where it is too late to change it. */
  async changeAmount(id: string, cents: number): Promise<Intent | undefined> {
    return unless(400, () => read(() => this.#stripe.paymentIntents.update(id, { amount: cents })))
  }

  /** Undefined where it is too late for that: it has been paid, or is being paid. */
  async cancel(id: string): Promise<Intent | undefined> {
    return unless(400, () => read(() => this.#stripe.paymentIntents.cancel(id)))
  }

  /** The message, if the provider has signed this very text within the last five minutes. */
  openMessage(text: string, signature: string, now: number): unknown {
    try {
      return this.#stripe.webhooks.constructEvent(
        text,
        signature,
        this.#webhookSecret,
        undefined,
        undefined,
        now,
      )
    } catch (error) {
      throw new AppError('invalid_request', 'The signature of this message is not valid.', { cause: error })
    }
  }
}

async function read(ask: () => Promise<unknown>): Promise<Intent> {
  let answer: unknown
  try {
    answer = await ask()
  } catch (error) {
    throw failure(error)
  }
  const intent = z.safeParse(IntentSchema, answer)
  if (intent.success) return intent.data
  throw unavailable(new Error('the payment provider left its protocol'))
}

async function unless(status: number, ask: () => Promise<Intent>): Promise<Intent | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Refused && statusOf(error.cause) === status) return undefined
    throw error
  }
}

const statusOf = (error: unknown) =>
  error instanceof Stripe.errors.StripeError ? error.statusCode : undefined

/** Statuses that say nothing about the request itself: another one with the same key is in progress, or there were too many. */
const notYet = new Set([409, 429])

function failure(error: unknown): AppError {
  const status = statusOf(error)
  // Without a status there was no readable response, and the request may have been carried out.
  if (status === undefined || status < 400 || notYet.has(status)) return unavailable(error)
  return new Refused('provider_unavailable', words, { cause: error })
}

const words =
  'The payment provider cannot be reached right now. You have not been charged. Please try again later.'

const unavailable = (cause: unknown) => new AppError('provider_unavailable', words, { cause })
