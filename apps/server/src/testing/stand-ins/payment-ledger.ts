import { randomBytes } from 'node:crypto'

/** What Stripe keeps of a payment, as far as anybody here asks. */
export interface LedgerIntent {
  readonly id: string
  readonly object: 'payment_intent'
  readonly client_secret: string
  readonly created: number
  readonly currency: string
  readonly metadata: Record<string, string>
  amount: number
  amount_received: number
  status: string
}

export interface LedgerEvent {
  readonly id: string
  readonly object: 'event'
  readonly type: string
  readonly created: number
  readonly data: { readonly object: Record<string, unknown> }
}

export type Outcome = 'succeed' | 'decline' | 'process' | 'act' | 'capture'

interface Confirmation {
  readonly paymentIntent?: LedgerIntent
  readonly error?: { type: string; code: string; message: string; payment_intent: LedgerIntent }
}

const changeable = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action'])
const name = (kind: string) => `${kind}_${randomBytes(9).toString('hex')}`

/** The provider's books: intents, what was charged, and the messages about it. */
export class PaymentLedger {
  readonly intents = new Map<string, LedgerIntent>()
  /** Every time that money was taken. */
  readonly charges: { readonly intentId: string; readonly amount: number; readonly userId: string }[] = []
  readonly events: LedgerEvent[] = []
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  get #second(): number {
    return Math.floor(this.#now() / 1000)
  }

  #tell(type: string, object: object, later = 0): LedgerEvent {
    const data = { object: structuredClone(object) as Record<string, unknown> }
    const event = { id: name('evt'), object: 'event' as const, type, created: this.#second + later, data }
    this.events.push(event)
    return event
  }

  create(amount: number, currency: string, metadata: Record<string, string>): LedgerIntent {
    const id = name('pi')
    const intent: LedgerIntent = {
      id,
      object: 'payment_intent',
      client_secret: `${id}_secret_${randomBytes(9).toString('hex')}`,
      created: this.#second,
      currency,
      metadata,
      amount,
      amount_received: 0,
      status: 'requires_payment_method',
    }
    this.intents.set(id, intent)
    this.#tell('payment_intent.created', intent)
    return intent
  }

  isChangeable(intent: LedgerIntent): boolean {
    return changeable.has(intent.status)
  }

  cancel(intent: LedgerIntent): void {
    intent.status = 'canceled'
    this.#tell('payment_intent.canceled', intent)
  }

  bySecret(clientSecret: string): LedgerIntent | undefined {
    return [...this.intents.values()].find((intent) => intent.client_secret === clientSecret)
  }

  /** What the donor's browser asks of the provider, with a card that ends so or so. */
  confirm(intent: LedgerIntent, outcome: Outcome): Confirmation {
    if (!this.isChangeable(intent)) {
      const message = `This payment cannot be confirmed because it is ${intent.status}.`
      const code = 'payment_intent_unexpected_state'
      return { error: { type: 'invalid_request_error', code, message, payment_intent: intent } }
    }
    if (outcome === 'decline') {
      this.#tell('payment_intent.payment_failed', intent, 1)
      const message = 'Your card was declined.'
      return { error: { type: 'card_error', code: 'card_declined', message, payment_intent: intent } }
    }
    if (outcome === 'act') intent.status = 'requires_action'
    else if (outcome === 'capture') intent.status = 'requires_capture'
    else {
      intent.status = 'processing'
      this.#tell('payment_intent.processing', intent, 2)
      if (outcome === 'succeed') this.settle(intent)
    }
    return { paymentIntent: intent }
  }

  /** The bank has paid. */
  settle(intent: LedgerIntent): void {
    intent.status = 'succeeded'
    intent.amount_received = intent.amount
    const userId = intent.metadata['userId'] ?? ''
    this.charges.push({ intentId: intent.id, amount: intent.amount, userId })
    this.#tell('payment_intent.succeeded', intent, 3)
  }

  refund(intent: LedgerIntent, cents = intent.amount): LedgerEvent {
    const { id, amount, currency, metadata, created } = intent
    const charge = {
      id: name('ch'),
      object: 'charge',
      payment_intent: id,
      amount,
      currency,
      metadata,
      created,
    }
    return this.#tell(
      'charge.refunded',
      { ...charge, amount_refunded: cents, refunded: cents === amount },
      60,
    )
  }
}
