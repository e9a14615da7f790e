import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ApiError } from '#shared/api/error.ts'
import { assertAmount, changeFailure, createIntent, firstFailure, intentIdOf } from './donation-calls.ts'

describe('asking for an intent', () => {
  it('is refused before it is sent when the amount is no number above zero', async () => {
    for (const amount of ['10', null, undefined, Number.NaN, Infinity, 0, -5]) {
      assert.throws(() => assertAmount(amount), { message: 'Invalid amount type or value' })
    }
    await assert.rejects(createIntent(0), { message: 'Invalid amount type or value' })
  })

  it('names the intent by what is before the marker', () => {
    assert.equal(intentIdOf('pi_abc_secret_def'), 'pi_abc')
  })
})

describe('a failure', () => {
  const failed = (status: number, message: string, statusText = '', text = '') =>
    new ApiError(message, status, {}, { statusText, text })

  it('of the first intent is told by the status line, or by the message where there is none', () => {
    assert.equal(firstFailure(failed(502, 'x', 'Bad Gateway')), 'Server error: Bad Gateway')
    assert.equal(firstFailure(failed(502, 'Try later')), 'Try later')
    assert.equal(firstFailure(failed(0, 'No connection')), 'No connection')
    assert.equal(firstFailure('?'), 'Failed to initialize payment')
  })

  it('of a change is told by the very text of the answer', () => {
    const text = '{"message":"Try later"}'
    assert.equal(
      changeFailure(failed(502, 'Try later', 'Bad Gateway', text)),
      `Failed to update donation amount: ${text}`,
    )
    assert.equal(changeFailure(failed(500, '500: ')), 'Failed to update donation amount')
    for (const status of [0, 404, 409]) {
      assert.equal(
        changeFailure(failed(status, 'x')),
        'Unable to update payment information. Please try again.',
      )
    }
  })

  it('for want of a session asks to sign in', () => {
    for (const words of [firstFailure, changeFailure]) {
      assert.equal(
        words(failed(401, 'x', 'Unauthorized')),
        'You need to be logged in to donate. Please sign in first.',
      )
    }
  })
})
