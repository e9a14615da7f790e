import { listSermons, type Sermon, type SermonStatus } from '@stillwater/contract/sermons'
import { call } from '#shared/api/call.ts'
import { listQuery } from '#shared/offline/list-query.ts'
import type { RecordRoom } from '#shared/records/record-room.ts'

export const sermonRoom: RecordRoom<Sermon> = {
  path: '/api/sermons',
  compare: (a, b) => b.date.localeCompare(a.date) || b.id.localeCompare(a.id),
}

export const sermonsQuery = listQuery(sermonRoom, undefined, () => call(listSermons, { query: {} }))

export const statusNames: Record<SermonStatus, string> = {
  not_started: 'Draft',
  in_progress: 'In Progress',
  completed: 'Completed',
  archived: 'Archived',
}

/** The status in words, with how far it has come. */
export const tellStatus = ({ status, progress }: Pick<Sermon, 'status' | 'progress'>): string =>
  status === 'in_progress' ? `${statusNames[status]} ${progress}%` : statusNames[status]
