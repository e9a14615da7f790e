import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { PaymentLedger } from '#testing/stand-ins/payment-ledger.ts'
import { purpose, readEvent, reportOf, type Report } from './payment-events.ts'
import { advance, type DonationRow } from './rules.ts'

function orders<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]]
  return list.flatMap((first, at) => orders(list.toSpliced(at, 1)).map((rest) => [first, ...rest]))
}

const reportsOf = (ledger: PaymentLedger): Report[] =>
  ledger.events.map((each) => {
    const event = readEvent(each)
    const report = event && reportOf(event)
    assert.ok(report, each.type)
    return report
  })

const after = (reports: readonly Report[]): DonationRow | undefined =>
  reports.reduce<DonationRow | undefined>(advance, undefined)

/** Created for $10, declined, changed to $50, paid, given back. */
function fullStory(): Report[] {
  const ledger = new PaymentLedger(() => 1_700_000_000_000)
  const intent = ledger.create(1000, 'usd', { purpose, userId: 'u' })
  ledger.confirm(intent, 'decline')
  intent.amount = 5000
  ledger.confirm(intent, 'succeed')
  ledger.refund(intent)
  return reportsOf(ledger)
}

describe('a donation’s status', () => {
  const story = fullStory()

  it('is the same at the end of all orders of five messages', () => {
    assert.deepEqual(
      story.map(({ status }) => status),
      ['created', 'failed', 'processing', 'succeeded', 'refunded'],
    )
    const expected = after(story)
    assert.deepEqual([expected?.status, expected?.cents, expected?.refundedCents], ['refunded', 5000, 5000])
    for (const order of orders(story)) {
      assert.deepEqual(after(order), expected, order.map(({ status }) => status).join(' '))
      // Each of them doubled, and all of them again at the end.
      assert.deepEqual(after([...order.flatMap((report) => [report, report]), ...order]), expected)
    }
  })

  it('is the same after every part of the messages, in every order', () => {
    for (let mask = 1; mask < 2 ** story.length; mask += 1) {
      const part = story.filter((_, at) => (mask >> at) & 1)
      for (const order of orders(part)) assert.deepEqual(after(order), after(part))
    }
  })

  it('never goes back from paid, and only to refunded', () => {
    const paid = after(story.slice(0, 4))
    for (const report of story.slice(0, 4))
      assert.equal(advance(paid, { ...report, at: 9e12 }).status, 'succeeded')
    assert.equal(advance(paid, { ...story[0], status: 'canceled', at: 9e12 } as Report).status, 'succeeded')
  })

  it('is under way again when a payment that failed is tried again', () => {
    const [created, failed, processing] = story as [Report, Report, Report]
    assert.equal(after([processing, failed, created])?.status, 'processing')
    assert.equal(after([failed, { ...processing, at: failed.at - 1000 }])?.status, 'failed')
  })

  it('stays given when only a part is given back', () => {
    const ledger = new PaymentLedger(() => 1_700_000_000_000)
    const intent = ledger.create(5000, 'usd', { purpose, userId: 'u' })
    ledger.confirm(intent, 'succeed')
    ledger.refund(intent, 1000)
    ledger.refund(intent, 1500)
    for (const order of orders(reportsOf(ledger))) {
      const row = after(order)
      assert.deepEqual([row?.status, row?.refundedCents, row?.paidAt], ['succeeded', 1500, 1_700_000_000_000])
    }
  })
})

describe('a message', () => {
  it('about anything but our own payments says nothing', () => {
    const event = { id: 'evt_1', type: 'payment_intent.succeeded', created: 1, data: { object: {} } }
    const objects = [
      {},
      null,
      { id: 'pi_1', amount: 1000, currency: 'usd', created: 1, metadata: {} },
      { id: 'pi_1', amount: 1000, currency: 'usd', created: 1, metadata: { userId: 'u' } },
      { id: 'pi_1', amount: -1, currency: 'usd', created: 1, metadata: { purpose, userId: 'u' } },
      { id: 'pi_1', amount: 1.5, currency: 'usd', created: 1, metadata: { purpose, userId: 'u' } },
    ]
    for (const object of objects) assert.equal(reportOf({ ...event, data: { object } }), undefined)
    const ours = { ...objects[3], metadata: { purpose, userId: 'u' } }
    assert.equal(reportOf({ ...event, type: 'payout.paid', data: { object: ours } }), undefined)
    assert.equal(reportOf({ ...event, data: { object: ours } })?.status, 'succeeded')
  })
})
