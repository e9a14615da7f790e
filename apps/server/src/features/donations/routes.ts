import * as contract from '@stillwater/contract/donations/donations'
import { toCents } from '@stillwater/contract/donations/donation-amount'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { AppError, notFound } from '#core/http/errors.ts'
import { jsonList } from '#core/records/json-list.ts'
import { readEvent, reportOf } from './payment-events.ts'
import type { PaymentProvider } from './provider.ts'
import { donationService } from './service.ts'
import { donationsOf, takeIn } from './store.ts'

export function donationsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, payments } = deps
  let opened: Promise<PaymentProvider> | undefined
  // The provider's library is large: it is loaded at the first donation, not at startup.
  const provider =
    payments && (() => (opened ??= import('./provider.ts').then((m) => new m.PaymentProvider(payments))))

  mount(app, deps, contract.getDonationConfig, () =>
    Promise.resolve({ publishableKey: payments?.publishableKey ?? null }),
  )

  const list = jsonList(deps, contract.DonationSchema, (userId) => donationsOf(db, userId))
  mount(app, deps, contract.listDonations, ({ caller }) => list(undefined, caller.userId))

  mount(app, deps, contract.createDonationIntent, async ({ caller, body: { amount, intentId } }) => {
    if (provider === undefined) {
      throw new AppError('not_set_up', 'Donations are not set up on this server.')
    }
    const service = donationService(deps, await provider())
    const cents = toCents(amount) ?? 0
    return intentId === undefined
      ? service.open(caller.userId, cents)
      : service.change(caller.userId, cents, intentId)
  })

  mount(app, deps, contract.stripeWebhook, async ({ request, body }) => {
    if (provider === undefined) throw notFound()
    const signature = request.headers['stripe-signature']
    const message = (await provider()).openMessage(
      body,
      typeof signature === 'string' ? signature : '',
      clock(),
    )
    const event = readEvent(message)
    const report = event && reportOf(event)
    // The Stripe account may have other payments and events: both are ignored.
    if (event !== undefined && report !== undefined) await takeIn(db, event, report, clock())
    return { received: true }
  })
}
