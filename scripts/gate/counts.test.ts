import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { oneCheck, type Outcome, suite, summary, unavailable } from './counts.ts'

const outcome = (part: Partial<Outcome>): Outcome => ({
  name: 'step',
  seconds: 1,
  passed: 1,
  failed: 0,
  skipped: 0,
  ...part,
})

describe('the summary of the gate', () => {
  it('ends with the sums alone on a line', () => {
    const { lines, ok } = summary([outcome({ passed: 12 }), outcome(oneCheck(true))])
    assert.equal(lines.at(-1), '13 passed, 0 failed')
    assert.equal(ok, true)
  })

  it('is not well when one test failed', () => {
    const { lines, ok } = summary([outcome({ passed: 5, failed: 2 }), outcome(oneCheck(false))])
    assert.equal(lines.at(-1), '5 passed, 3 failed')
    assert.equal(ok, false)
  })

  it('counts a skipped test as failed and says so', () => {
    const { lines, ok } = summary([outcome({ passed: 5, skipped: 1 })])
    assert.equal(lines.at(-1), '5 passed, 1 failed')
    assert.match(lines.join('\n'), /Skipped tests count as failed \(1\)/)
    assert.equal(ok, false)
  })

  it('is not well when nothing ran', () => {
    assert.equal(summary([]).ok, false)
    assert.deepEqual(suite({ passed: 0, failed: 0, skipped: 0 }), {
      passed: 0,
      failed: 1,
      skipped: 0,
      note: 'no test ran',
    })
  })

  it('tells a step that cannot run on this machine from one that failed, and says why', () => {
    const missing = outcome({ name: 'Safari', ...unavailable('it is not installed') })
    const { lines, ok } = summary([outcome({ passed: 5 }), missing])
    assert.match(lines[1] ?? '', /^n\/a {2}Safari +not available here, because it is not installed$/)
    assert.equal(lines.at(-1), '5 passed, 0 failed')
    assert.equal(ok, true)
    assert.equal(summary([missing]).ok, false)
  })

  it('names every step with its time and marks the bad ones', () => {
    const { lines } = summary([
      outcome({ name: 'lint', seconds: 2.34 }),
      outcome({ name: 'types', failed: 1 }),
    ])
    assert.match(lines[0] ?? '', /^ok {3}lint {5}2\.3 s {2}1 passed, 0 failed$/)
    assert.match(lines[1] ?? '', /^FAIL types/)
  })
})
