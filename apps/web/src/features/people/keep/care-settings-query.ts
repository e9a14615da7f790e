import { call } from '#shared/api/call.ts'
import { answerQuery } from '#shared/records/list/list-query.ts'

/** How long the care log is kept, for all of the user's devices. */
export const careSettingsQuery = answerQuery(['/api/care/settings'], () => call('GET /api/care/settings'))
