import { build } from './build/steps.ts'
import { runBrowserTests } from './gate/browser-tests.ts'

if (!(await build())) process.exit(1)
const { failed } = await runBrowserTests(process.argv.slice(2))
if (failed > 0) process.exitCode = 1
