import { apiHeaders } from '../../apps/server/src/core/http/headers.ts'

/** What every answer of ours carries is sent by the others too. */
export const headers = { ...apiHeaders, 'content-type': 'application/json; charset=utf-8' }
