import { runComponentTests } from './gate/component-tests.ts'

process.env['ALL_TESTS'] = '1'
const { failed, skipped } = await runComponentTests(process.argv.slice(2))
if (failed + skipped > 0) process.exitCode = 1
