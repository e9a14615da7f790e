import type { Sermon } from '@stillwater/contract/sermons/sermons'

type ArchiveState = Pick<Sermon, 'status' | 'archivedFrom'>

/** Archives a sermon, or unarchives it with its earlier status. Without a stored one it becomes completed. */
export function archiveChange({ status, archivedFrom }: ArchiveState): ArchiveState {
  return status === 'archived'
    ? { status: archivedFrom ?? 'completed', archivedFrom: null }
    : { status: 'archived', archivedFrom: status }
}
