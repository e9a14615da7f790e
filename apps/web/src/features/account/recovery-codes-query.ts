import { call } from '#shared/api/call.ts'
import { answerQuery } from '#shared/records/list/list-query.ts'

/** Every code that is used and every new set changes it. */
export const recoveryCodesQuery = {
  ...answerQuery(['/api/recovery-codes'], () => call('GET /api/recovery-codes')),
  staleTime: 0,
}
