import assert from 'node:assert/strict'
import { it } from 'node:test'
import { ourDays } from './ours.ts'
import { randomRules } from './random-rules.ts'
import { theirDays } from './rrule-temporal.ts'

const count = 20_000

it(`of ${count} random rules each gives the same days as rrule-temporal`, () => {
  const samples = randomRules(count, 24)
  const different = samples.filter((sample) => ourDays(sample).join(' ') !== theirDays(sample).join(' '))
  assert.deepEqual(different, [])
  // Rules that never take place would agree about anything.
  assert.ok(samples.filter((sample) => ourDays(sample).length > 0).length > count / 3)
})
