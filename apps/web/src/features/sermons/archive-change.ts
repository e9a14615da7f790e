import type { Sermon } from '@stillwater/contract/sermons'

type ArchiveState = Pick<Sermon, 'status' | 'archivedFrom'>

/** Puts a sermon away, or brings it back as what it was. One that was put away without a trace counts as completed. */
export function archiveChange({ status, archivedFrom }: ArchiveState): ArchiveState {
  return status === 'archived'
    ? { status: archivedFrom ?? 'completed', archivedFrom: null }
    : { status: 'archived', archivedFrom: status }
}
