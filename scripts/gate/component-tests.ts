import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isEverything } from '../../apps/server/src/testing/tier.ts'
import { build } from '../build/steps.ts'
import { cacheCompiledCode, runProgram } from '../support/processes.ts'
import { root } from '../support/root.ts'
import { type StepResult, suite } from './counts.ts'

const folder = join(root, 'apps/web')
/** Where apps/web/vitest.config.ts has the figures of a run written. */
const reportFile = join(root, 'test-results/components.json')

interface Report {
  success: boolean
  testResults: { status: string; assertionResults: { status: string; tags: string[] }[] }[]
}

/** Runs Vitest: the screens of the app in one page. */
export async function runComponentTests(args: string[] = []): Promise<StepResult> {
  if (!(await build(['bible', 'fonts', 'passwords'])))
    return { passed: 0, failed: 1, skipped: 0, note: 'what the app shows is not built' }
  await rm(reportFile, { force: true })
  cacheCompiledCode()
  const cli = join(root, 'node_modules/vitest/vitest.mjs')
  const code = await runProgram(process.execPath, [cli, 'run', ...args], { cwd: folder })
  try {
    return componentCounts(JSON.parse(await readFile(reportFile, 'utf8')) as Report, code)
  } catch (error) {
    return {
      passed: 0,
      failed: 1,
      skipped: 0,
      note: `no report: ${error instanceof Error ? error.message : 'unreadable'}`,
    }
  }
}

/** A test of `npm run test:all` may be left out; any other that did not run counts as skipped. A fault outside of the tests fails the run. */
export function componentCounts({ success, testResults }: Report, code: number): StepResult {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  const isLeftOut = ({ status, tags }: (typeof all)[number]) =>
    !isEverything() && status === 'skipped' && tags.includes('all')
  const tests = all.filter((test) => !isLeftOut(test))
  const count = (...wanted: string[]) => tests.filter(({ status }) => wanted.includes(status)).length
  const failed = count('failed') + testResults.filter(isBroken).length
  return suite({
    passed: count('passed'),
    failed: failed === 0 && (code !== 0 || !success) ? 1 : failed,
    skipped: count('skipped', 'pending', 'todo', 'disabled'),
  })
}

/** A file that failed without a test that did. */
const isBroken = ({ status, assertionResults }: Report['testResults'][number]) =>
  status === 'failed' && assertionResults.every((test) => test.status !== 'failed')
