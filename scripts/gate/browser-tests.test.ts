import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { browserCounts } from './browser-tests.ts'

const report = (stats: object, errors: unknown[] = []) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
})

describe('the figures of the browser tests', () => {
  it('are those of the report', () => {
    const counts = browserCounts(report({ expected: 9, unexpected: 2, skipped: 1 }), 1)
    assert.deepEqual(counts, { passed: 9, failed: 2, skipped: 1 })
  })

  it('say of a test that it passed only at its second try', () => {
    assert.deepEqual(browserCounts(report({ expected: 9, flaky: 2 }), 0), {
      passed: 11,
      failed: 0,
      skipped: 0,
      note: '2 only at the second try, named above',
    })
  })

  it('take more than two of those as failed', () => {
    const { passed, failed } = browserCounts(report({ expected: 9, flaky: 3 }), 0)
    assert.deepEqual({ passed, failed }, { passed: 9, failed: 3 })
  })

  it('take a run that ended badly outside of its tests as failed', () => {
    assert.equal(browserCounts(report({ expected: 9 }), 130).failed, 1)
    assert.equal(browserCounts(report({ expected: 9 }, [{ message: 'a file did not load' }]), 1).failed, 1)
  })
})
