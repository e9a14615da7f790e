import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { outcomeOf } from './outcome.ts'

const amount = 2000

describe('the outcome of a payment', () => {
  it('is what the provider says', () => {
    for (const status of ['succeeded', 'processing'] as const) {
      assert.deepEqual(outcomeOf({ paymentIntent: { status, amount } }), { kind: status, cents: amount })
    }
    assert.deepEqual(outcomeOf({ paymentIntent: { status: 'requires_action', amount } }), { kind: 'action' })
    assert.deepEqual(outcomeOf({ paymentIntent: { status: 'canceled', amount } }), {
      kind: 'other',
      status: 'canceled',
    })
  })

  it('is an error with the provider’s words, or without any', () => {
    assert.deepEqual(outcomeOf({ error: { message: 'Declined' } }), { kind: 'error', message: 'Declined' })
    assert.deepEqual(outcomeOf({ error: {} }), { kind: 'error', message: undefined })
    assert.deepEqual(outcomeOf({}), { kind: 'error', message: undefined })
  })

  it('is a success where the provider refuses to take the same payment again', () => {
    const error = { message: 'x', payment_intent: { status: 'succeeded', amount } }
    assert.deepEqual(outcomeOf({ error }), { kind: 'succeeded', cents: amount })
    const declined = { message: 'Declined', payment_intent: { status: 'requires_payment_method', amount } }
    assert.deepEqual(outcomeOf({ error: declined }), { kind: 'error', message: 'Declined' })
  })
})
