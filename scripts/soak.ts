import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { summary } from './gate/counts.ts'
import { runUnitTests, unitTestFiles } from './gate/unit-tests.ts'
import { root } from './root.ts'

/** The tests that repeat, run many times instead of a few: see docs/reliability.md. */
const repeating = unitTestFiles(process.argv.slice(2)).filter((file) =>
  readFileSync(join(root, file), 'utf8').includes("from '#testing/soak.ts'"),
)
/** One test may repeat for long before it says anything. */
const silence = 3_600_000

process.env['SOAK'] = '1'
const start = performance.now()
const counts = await runUnitTests(repeating, silence)
const seconds = (performance.now() - start) / 1000
const { lines, ok } = summary([{ name: 'soak', seconds, ...counts }])
for (const line of lines) console.log(line)
if (!ok) process.exitCode = 1
