import { runFlows } from './run-flows.ts'
import { webkit } from './webkit.ts'

runFlows(webkit)
