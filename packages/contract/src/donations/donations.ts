import { isDonationAmount } from './donation-amount.ts'
import * as z from 'zod/mini'
import { endpoint } from '../calls/endpoint.ts'

const amountMessage = 'Please enter a valid donation amount'

/** A number and never a text: "10" is refused. */
const DonationAmountSchema = z
  .number(amountMessage)
  .check(z.refine((dollars) => isDonationAmount(dollars), amountMessage))

const DonationIntentSchema = z.object({
  clientSecret: z.string(),
  amount: z.number(),
  intentId: z.string(),
  /** The intent before this one, where it has only just been paid: nobody should give twice without meaning to. */
  recent: z.nullable(z.object({ cents: z.number(), status: z.enum(['processing', 'succeeded']) })),
})
export type DonationIntent = z.infer<typeof DonationIntentSchema>

/** What a donor is shown. What was begun and never paid is nothing to show. */
export const donationStatuses = ['processing', 'succeeded', 'failed', 'refunded'] as const

export const DonationSchema = z.object({
  /** The provider's own name for the payment. */
  id: z.string(),
  cents: z.number(),
  refundedCents: z.number(),
  currency: z.string(),
  status: z.enum(donationStatuses),
  /** The instant, in milliseconds. */
  givenAt: z.number(),
})
export type Donation = z.infer<typeof DonationSchema>

export const createDonationIntent = endpoint({
  method: 'POST',
  path: '/api/create-donation-intent',
  access: 'user',
  body: z.object({
    amount: DonationAmountSchema,
    /** When the amount of an intent is to be changed: that intent. */
    intentId: z.optional(z.string().check(z.regex(/^\w{1,200}$/, 'This id is not valid'))),
  }),
  response: DonationIntentSchema,
  errors: ['not_found', 'conflict', 'too_many_attempts', 'not_set_up', 'provider_unavailable'],
})

/** What the page needs to load the provider's form; null where payments are not set up. */
export const getDonationConfig = endpoint({
  method: 'GET',
  path: '/api/donations/config',
  access: 'user',
  response: z.object({ publishableKey: z.nullable(z.string()) }),
})

export const listDonations = endpoint({
  method: 'GET',
  path: '/api/donations',
  access: 'user',
  response: z.array(DonationSchema),
})

/** The provider reports the status of a payment here. Its signature covers the raw body. */
export const stripeWebhook = endpoint({
  method: 'POST',
  path: '/api/stripe-webhook',
  access: 'public',
  origin: 'any',
  body: z.string(),
  rawBody: true,
  response: z.object({ received: z.boolean() }),
  errors: ['not_found'],
})
