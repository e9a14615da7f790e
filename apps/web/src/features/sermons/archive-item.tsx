import type { Sermon } from '@stillwater/contract/sermons/sermons'
import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import { MenuItem } from '#shared/ui/popup/menu.tsx'

interface ArchiveItemProps {
  readonly sermon: Sermon
  readonly onArchive: (sermon: Sermon) => Promise<void>
}

/** Only inside a menu. */
export function ArchiveItem({ sermon, onArchive }: ArchiveItemProps) {
  const isArchived = sermon.status === 'archived'
  const Icon = isArchived ? ArchiveRestore : Archive
  return (
    <MenuItem icon={<Icon aria-hidden="true" />} onSelect={() => void onArchive(sermon)}>
      {isArchived ? 'Unarchive' : 'Archive'}
    </MenuItem>
  )
}
