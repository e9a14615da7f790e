import { build } from './build/steps.ts'
import { runBrowserTests } from './gate/browser-tests.ts'
import { oneCheck, type Outcome, type StepResult, summary } from './gate/counts.ts'
import { runOtherBrowsers } from './gate/other-browsers.ts'
import { compareWithSword } from './gate/sword.ts'
import { provideTools } from './gate/tools.ts'
import { runUnitTests } from './gate/unit-tests.ts'
import { runProgram } from './support/processes.ts'
import { root } from './support/root.ts'

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

async function gate(): Promise<boolean> {
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
  await step('Bible text against SWORD', compareWithSword)
  const needsBuild = { passed: 0, failed: 1, skipped: 0, note: 'not run: the build failed' }
  await step('browser tests', async () => (built ? await runBrowserTests() : needsBuild))
  await step('other browsers', async () => (built ? await runOtherBrowsers() : needsBuild))
  const { lines, ok } = summary(outcomes)
  console.log(`\n── summary ──\n${lines.join('\n')}`)
  return ok
}

if (!(await gate())) process.exitCode = 1
