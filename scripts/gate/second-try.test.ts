import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { runApart } from './run-apart.ts'

describe('a test that fails', () => {
  const run = (t: TestContext, content: string) =>
    runApart(t, content, { module: './second-try.ts', call: 'runWithSecondTry([file])' })
  /** Tests by their names, with the tries at which they fail; the tries are counted in a file beside them. */
  const tests = (failing: Record<string, number[]>) => `
    import { it } from 'node:test'
    import { appendFileSync, readFileSync } from 'node:fs'
    for (const [name, failing] of Object.entries(${JSON.stringify(failing)})) it(name, () => {
      const tries = new URL(name, import.meta.url)
      appendFileSync(tries, 'x')
      if (failing.includes(readFileSync(tries, 'utf8').length)) throw new Error('not this time')
    })`

  it('is run once more without the others, and the summary says so', async (t) => {
    const { counts, stdout } = await run(t, tests({ one: [2], two: [1], three: [2] }))
    assert.deepEqual(counts, {
      passed: 3,
      failed: 0,
      skipped: 0,
      note: '1 only at the second try, named above',
    })
    assert.match(stdout, /FAILED .*\n {2}two\n {4}Error: not this time/)
  })

  it('twice fails the run', async (t) => {
    const { counts } = await run(t, tests({ one: [], two: [1, 2] }))
    assert.deepEqual(counts, { passed: 1, failed: 1, skipped: 0 })
  })

  it('beside another one that fails is not tried again', async (t) => {
    const { counts } = await run(t, tests({ one: [1], two: [1], three: [] }))
    assert.deepEqual(counts, { passed: 1, failed: 2, skipped: 0 })
  })
})
