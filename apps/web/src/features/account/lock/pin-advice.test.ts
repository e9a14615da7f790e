import assert from 'node:assert/strict'
import { it } from 'node:test'
import { pinAdvice } from './pin-advice.ts'

it('says of digits that a computer can try them all, and of few letters that it may find them', () => {
  for (const pin of ['1', '4071', '240817', '24081799'])
    assert.match(pinAdvice(pin), /a computer can quickly try every PIN/, pin)
  for (const pin of ['rivers', 'Zoë!']) assert.match(pinAdvice(pin), /a computer may still find it/, pin)
  for (const pin of ['three quiet rivers', '240817993351'])
    assert.match(pinAdvice(pin), /hard to guess, even/, pin)
  assert.match(pinAdvice(''), /A few words also protect/)
})
