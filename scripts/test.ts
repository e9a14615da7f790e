import { runGate } from './gate/gate.ts'

if (!(await runGate())) process.exitCode = 1
