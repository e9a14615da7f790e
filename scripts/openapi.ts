import { openApi } from '../packages/contract/src/openapi.ts'

console.log(JSON.stringify(openApi(), null, 2))
