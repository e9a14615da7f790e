/** The provider's messages, read into what they say about one payment. Pure. */
import * as z from 'zod/mini'

/** Marks the payments that this app has made, among all that the operator's account may hold. */
export const purpose = 'stillwater-donation'

export type Status = 'created' | 'processing' | 'failed' | 'canceled' | 'succeeded' | 'refunded'

/** What a message says: this payment had come to this status at this time. */
export interface Report {
  readonly intentId: string
  readonly userId: string
  readonly status: Status
  /** In milliseconds, like every instant here; the provider sends whole seconds. */
  readonly at: number
  readonly cents: number
  readonly refundedCents: number
  readonly currency: string
  readonly paidAt: number | null
}

const amount = z.int().check(z.minimum(0), z.maximum(2_147_483_647))
const common = {
  currency: z.string().check(z.maxLength(10)),
  metadata: z.object({ purpose: z.literal(purpose), userId: z.string() }),
  created: z.int(),
}
const IntentSchema = z.object({ ...common, id: z.string(), amount, amount_received: z._default(amount, 0) })
const ChargeSchema = z.object({
  ...common,
  payment_intent: z.string(),
  amount,
  amount_refunded: amount,
  refunded: z.boolean(),
})
const EventSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(255)),
  type: z.string(),
  created: z.int(),
  data: z.object({ object: z.unknown() }),
})

export type PaymentEvent = z.infer<typeof EventSchema>

/** Undefined for what is no message of the provider at all. */
export function readEvent(value: unknown): PaymentEvent | undefined {
  const read = z.safeParse(EventSchema, value)
  return read.success ? read.data : undefined
}

const statuses: Record<string, Status> = {
  'payment_intent.created': 'created',
  'payment_intent.processing': 'processing',
  'payment_intent.payment_failed': 'failed',
  'payment_intent.canceled': 'canceled',
  'payment_intent.succeeded': 'succeeded',
}

/** Undefined for messages about anything but our own payments. */
export function reportOf({ type, created, data }: PaymentEvent): Report | undefined {
  const at = created * 1000
  if (type === 'charge.refunded') {
    const charge = z.safeParse(ChargeSchema, data.object)
    if (!charge.success) return undefined
    const { payment_intent, metadata, currency, amount, amount_refunded, refunded } = charge.data
    return {
      intentId: payment_intent,
      userId: metadata.userId,
      // A part that was given back leaves the rest given.
      status: refunded ? 'refunded' : 'succeeded',
      at,
      cents: amount,
      refundedCents: amount_refunded,
      currency,
      paidAt: charge.data.created * 1000,
    }
  }
  const status = statuses[type]
  const intent = z.safeParse(IntentSchema, data.object)
  if (status === undefined || !intent.success) return undefined
  const { id, metadata, currency, amount, amount_received } = intent.data
  const paid = status === 'succeeded'
  return {
    intentId: id,
    userId: metadata.userId,
    status,
    at,
    cents: paid ? amount_received : amount,
    refundedCents: 0,
    currency,
    paidAt: paid ? at : null,
  }
}
