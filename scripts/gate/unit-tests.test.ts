import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { runApart } from './run-apart.ts'
import { unitTestFiles } from './unit-tests.ts'

const runFile = (t: TestContext, content: string, name?: string) =>
  runApart(t, content, {
    module: './unit-tests.ts',
    call: 'runFiles([file], { silence: 3000 })',
    ...(name !== undefined && { name }),
  })

describe('the run of the unit tests', () => {
  it('counts tests, not the groups around them', async (t) => {
    const { counts } = await runFile(
      t,
      `import { describe, it } from 'node:test'
       describe('group', () => { it('one', () => {}); it('two', () => {}) })`,
    )
    assert.deepEqual(counts, { passed: 2, failed: 0, skipped: 0 })
  })

  it('prints a failure in full, with its file, and what the file printed', async (t) => {
    const { counts, stdout } = await runFile(
      t,
      `import { describe, it } from 'node:test'
       describe('group', () => { it('breaks', () => { console.log('a hint'); throw new Error('the reason') }) })`,
    )
    assert.deepEqual(counts, { passed: 0, failed: 1, skipped: 0 })
    assert.match(stdout, /FAILED .*a\.test\.ts:2\n {2}breaks\n {4}Error: the reason/)
    assert.match(stdout, /printed:\na hint/)
  })

  const faults = {
    'a hook that fails after good tests': `import { after, describe, it } from 'node:test'
       describe('group', () => { after(() => { throw new Error('late') }); it('fine', () => {}) })`,
    'a file that breaks after good tests': `import { it } from 'node:test'
       it('fine', () => {}); process.on('exit', () => { process.exitCode = 3 })`,
    'a file that does not end': `import { it } from 'node:test'
       it('fine', () => {}); setInterval(() => {}, 1000)`,
  }
  for (const [name, content] of Object.entries(faults)) {
    it(`counts ${name} as failed`, async (t) => {
      assert.deepEqual((await runFile(t, content)).counts, { passed: 1, failed: 1, skipped: 0 })
    })
  }

  it('counts a file without tests, or that cannot be read, as failed', async (t) => {
    const failed = { passed: 0, failed: 1, skipped: 0 }
    assert.deepEqual((await runFile(t, 'export {}')).counts, failed)
    assert.deepEqual((await runFile(t, 'throw new Error()')).counts, failed)
    assert.deepEqual((await runFile(t, 'const a = <b />', 'a.test.tsx')).counts, failed)
  })

  it('counts skipped and planned tests apart from those that ran', async (t) => {
    const { counts } = await runFile(
      t,
      `import { it } from 'node:test'
       it('ran', () => {}); it.skip('not', () => {}); it.todo('later'); it('says so', (t) => t.skip())`,
    )
    assert.deepEqual(counts, { passed: 1, failed: 0, skipped: 3 })
  })

  it('takes the files that hold or match a word', () => {
    assert.deepEqual(unitTestFiles(['gate/unit-tests']), ['scripts/gate/unit-tests.test.ts'])
    assert.deepEqual(unitTestFiles(['scripts/gate/unit-*.test.ts']), ['scripts/gate/unit-tests.test.ts'])
    assert.equal(unitTestFiles().includes('scripts/build/stale.test.ts'), true)
  })
})
