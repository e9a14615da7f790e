import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isEverything } from '../../apps/server/src/testing/tier.ts'
import { componentCounts } from './component-tests.ts'

const test = (status: string, ...tags: string[]) => ({ status, tags })
const report = (tests: ReturnType<typeof test>[], status = 'passed') => ({
  success: status === 'passed',
  testResults: [{ status, assertionResults: tests }],
})

describe('the figures of the component tests', () => {
  it('are those of the report', () => {
    const counts = componentCounts(report([test('passed'), test('passed'), test('failed')], 'failed'), 1)
    assert.deepEqual(counts, { passed: 2, failed: 1, skipped: 0 })
  })

  it('count a skipped test, unless it is one of the longer run', () => {
    const left = isEverything() ? 1 : 0
    const counts = componentCounts(report([test('passed'), test('skipped', 'all'), test('skipped')]), 0)
    assert.deepEqual(counts, { passed: 1, failed: 0, skipped: 1 + left })
  })

  it('take a file that failed without a test, and a run that ended badly, as failed', () => {
    assert.equal(componentCounts(report([test('passed')], 'failed'), 1).failed, 1)
    assert.equal(componentCounts(report([test('passed')]), 130).failed, 1)
    assert.equal(componentCounts(report([]), 0).failed, 1)
  })
})
