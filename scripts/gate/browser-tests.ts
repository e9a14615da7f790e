import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheCompiledCode, runProgram } from '../support/processes.ts'
import { root } from '../support/root.ts'
import { type Counts, type StepResult, suite } from './counts.ts'

/** Where playwright.config.ts has the figures of a run written. */
const reportFile = join(root, 'test-results/report.json')

interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** Runs Playwright on the built app. */
export async function runBrowserTests(args: string[] = []): Promise<StepResult> {
  await rm(reportFile, { force: true })
  cacheCompiledCode()
  const cli = join(root, 'node_modules/@playwright/test/cli.js')
  const code = await runProgram(process.execPath, [cli, 'test', ...args], { cwd: root })
  try {
    return suite(browserCounts(JSON.parse(await readFile(reportFile, 'utf8')) as Report, code))
  } catch (error) {
    return {
      passed: 0,
      failed: 1,
      skipped: 0,
      note: `no report: ${error instanceof Error ? error.message : 'unreadable'}`,
    }
  }
}

/** A test that passed only at a second try is not a pass, nor is a run that ended badly outside of its tests. */
export function browserCounts({ stats, errors }: Report, code: number): Counts {
  const failed = stats.unexpected + stats.flaky + errors.length
  return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed, skipped: stats.skipped }
}
