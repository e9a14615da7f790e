import { call } from '#shared/api/call.ts'
import { answerQuery } from '#shared/records/list/list-query.ts'

/** How many prayers come up in a day, for all of the user's devices. */
export const praySettingsQuery = answerQuery(['/api/pray/settings'], () => call('GET /api/pray/settings'))
