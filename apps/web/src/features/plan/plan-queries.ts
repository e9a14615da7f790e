import { call } from '#shared/api/call.ts'
import { answerQuery, listQuery } from '#shared/records/list/list-query.ts'
import { recordTypes } from '#shared/records/record-types.ts'

export const markedDaysQuery = listQuery(recordTypes['marked-days'], undefined, () =>
  call('GET /api/marked-days', { query: {} }),
)

/** On which days of the week there is preaching, for all of the user's devices. */
export const planSettingsQuery = answerQuery(['/api/plan/settings'], () => call('GET /api/plan/settings'))
