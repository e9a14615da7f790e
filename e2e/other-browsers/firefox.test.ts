import { firefox } from './firefox.ts'
import { runFlows } from './run-flows.ts'

runFlows(firefox)
