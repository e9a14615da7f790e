import { build } from './build/steps.ts'
import { summary } from './gate/counts.ts'
import { runUnitTests } from './gate/unit-tests.ts'

// Whoever asks for some tests wants all of them.
if (process.argv.length > 2) process.env['ALL_TESTS'] = '1'
// The demo serves the built pages.
if (!(await build())) process.exit(1)

const start = performance.now()
const counts = await runUnitTests(process.argv.slice(2))
const seconds = (performance.now() - start) / 1000
const { lines, ok } = summary([{ name: 'unit and API tests', seconds, ...counts }])
for (const line of lines) console.log(line)
if (!ok) process.exitCode = 1
