import { openApi } from '../packages/contract/src/calls/openapi.ts'

console.log(JSON.stringify(openApi(), null, 2))
