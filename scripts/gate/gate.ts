import { isEverything } from '../../apps/server/src/testing/tier.ts'
import { build } from '../build/steps.ts'
import { runProgram } from '../support/processes.ts'
import { root } from '../support/root.ts'
import { runBrowserTests } from './browser-tests.ts'
import { runComponentTests } from './component-tests.ts'
import { oneCheck, type Outcome, type StepResult, summary } from './counts.ts'
import { runOtherBrowsers } from './other-browsers.ts'
import { compareWithSword } from './sword.ts'
import { provideTools } from './tools.ts'
import { runUnitTests } from './unit-tests.ts'

const outcomes: Outcome[] = []

/** Runs one part of the gate; a part that breaks is a failure, and the others still run. */
async function step(name: string, work: () => Promise<StepResult>): Promise<boolean> {
  console.log(`\n── ${name} ──`)
  const start = performance.now()
  const counts = await work().catch((error: unknown): StepResult => {
    console.error(error)
    return { passed: 0, failed: 1, skipped: 0, note: 'it crashed' }
  })
  const seconds = (performance.now() - start) / 1000
  outcomes.push({ name, seconds, ...counts })
  console.log(`${name}: ${seconds.toFixed(1)} s`)
  return counts.failed === 0
}

/** The checks that are scripts of package.json, so that they are written down once. */
const npmScript = (script: string) => async () =>
  oneCheck((await runProgram('npm', ['run', '--silent', script], { cwd: root })) === 0)

/** What `npm test` runs, and `npm run test:all` with everything that takes longer. */
export async function runGate(): Promise<boolean> {
  process.env['NO_PICTURES'] = '1'
  if (!(await provideTools())) {
    console.log('0 passed, 1 failed')
    return false
  }
  // Each is a program of its own, and the first uses one core only.
  await Promise.all([
    step('format', npmScript('format:check')),
    step('lint', npmScript('lint')),
    step('types', npmScript('types')),
  ])
  const built = await step('build', async () => oneCheck(await build()))
  await step('unit and API tests', () => runUnitTests())
  if (isEverything()) await step('Bible text against SWORD', compareWithSword)
  await step('component tests', () => runComponentTests())
  const needsBuild = { passed: 0, failed: 1, skipped: 0, note: 'not run: the build failed' }
  await step('browser tests', async () => (built ? await runBrowserTests() : needsBuild))
  await step('other browsers', async () => (built ? await runOtherBrowsers() : needsBuild))
  const { lines, ok } = summary(outcomes)
  const left = isEverything() ? [] : ['Not run here: the tests of "npm run test:all".']
  console.log(`\n── summary ──\n${[...lines.slice(0, -1), ...left, ...lines.slice(-1)].join('\n')}`)
  return ok
}
