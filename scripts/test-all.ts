import { runGate } from './gate/gate.ts'

process.env['ALL_TESTS'] = '1'
if (!(await runGate())) process.exitCode = 1
