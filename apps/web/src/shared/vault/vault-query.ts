import { call } from '#shared/api/call.ts'
import { answerQuery } from '#shared/records/list/list-query.ts'

/** Kept on the device, so that sealed words open without a connection too. It opens nothing without the passphrase. */
export const vaultQuery = {
  ...answerQuery(['/api/vault'], () => call('GET /api/vault')),
  staleTime: 0,
}
