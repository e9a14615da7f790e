import { build } from './build/steps.ts'
import { runBrowserTests } from './gate/browser-tests.ts'

process.env['ALL_TESTS'] = '1'
if (!(await build())) process.exit(1)
const { failed } = await runBrowserTests(['--retries=0', ...process.argv.slice(2)])
if (failed > 0) process.exitCode = 1
