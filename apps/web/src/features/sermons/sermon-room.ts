import { listSermons, type Sermon, type SermonStatus, sermonWrites } from '@stillwater/contract/sermons'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import type { RecordRoom } from '#shared/records/record-room.ts'

export const sermonRoom: RecordRoom<Sermon> = {
  path: '/api/sermons',
  writes: sermonWrites,
  compare: (a, b) => b.date.localeCompare(a.date) || b.id.localeCompare(a.id),
}

export const sermonsQuery = queryOptions({
  queryKey: [sermonRoom.path],
  queryFn: () => call(listSermons),
})

export const statusNames: Record<SermonStatus, string> = {
  not_started: 'Draft',
  in_progress: 'In Progress',
  completed: 'Completed',
  archived: 'Archived',
}

/** The status in words, with how far it has come. */
export const tellStatus = ({ status, progress }: Pick<Sermon, 'status' | 'progress'>): string =>
  status === 'in_progress' ? `${statusNames[status]} ${progress}%` : statusNames[status]
