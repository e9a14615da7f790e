import { build } from './build/steps.ts'

if (!(await build())) process.exitCode = 1
