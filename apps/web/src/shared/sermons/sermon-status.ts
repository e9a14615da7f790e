import type { SermonStatus } from '@stillwater/contract/choices'
import type { Sermon } from '@stillwater/contract/sermons/sermons'

export const statusNames: Record<SermonStatus, string> = {
  not_started: 'Draft',
  in_progress: 'In Progress',
  completed: 'Completed',
  archived: 'Archived',
}

/** The status as text, with the progress. */
export const tellStatus = ({ status, progress }: Pick<Sermon, 'status' | 'progress'>): string =>
  status === 'in_progress' ? `${statusNames[status]} ${progress}%` : statusNames[status]
