import { call } from '#shared/api/call.ts'
import { answerQuery } from '#shared/records/list/list-query.ts'

/** Every write and deletion changes it. */
export const storageQuery = { ...answerQuery(['/api/storage'], () => call('GET /api/storage')), staleTime: 0 }
