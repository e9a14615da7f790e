import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build/steps.ts'
import { runBrowserTests } from './gate/browser-tests.ts'
import { type Counts, oneCheck, type Outcome, summary } from './gate/counts.ts'
import { runUnitTests, unitTestFiles } from './gate/unit-tests.ts'
import { root } from './support/root.ts'

/** The tests that repeat, run many times instead of a few: see docs/reliability.md. */
const repeating = unitTestFiles(process.argv.slice(2)).filter((file) =>
  /import \{[^}]*\btrials\b[^}]*\} from '#testing\/tier\.ts'|process\.env\['SOAK'\]/.test(
    readFileSync(join(root, file), 'utf8'),
  ),
)
/** One test may repeat for long before it says anything. */
const silence = 3_600_000

process.env['SOAK'] = '1'
const outcomes: Outcome[] = []
async function part(name: string, work: () => Promise<Counts>): Promise<void> {
  const start = performance.now()
  const counts = await work()
  outcomes.push({ name, seconds: (performance.now() - start) / 1000, ...counts })
}

await part('unit and API tests', () => runUnitTests(repeating, silence))
if (process.argv.length === 2)
  await part('browser', async () =>
    (await build())
      ? runBrowserTests(['e2e/endurance.spec.ts', 'e2e/editor.spec.ts', 'e2e/pulpit.spec.ts'])
      : oneCheck(false),
  )
const { lines, ok } = summary(outcomes)
for (const line of lines) console.log(line)
if (!ok) process.exitCode = 1
