import type { Sermon } from '@stillwater/contract/sermons'
import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { Button } from '#shared/ui/button.tsx'
import { Menu, MenuItem } from '#shared/ui/popup/menu.tsx'

export interface SermonActions {
  readonly onEdit: (sermon: Sermon) => void
  readonly onArchive: (sermon: Sermon) => Promise<void>
  readonly onRemove: (sermon: Sermon) => void
}

export function SermonMenu(props: SermonActions & { readonly sermon: Sermon }) {
  const { sermon, onEdit, onArchive, onRemove } = props
  const isArchived = sermon.status === 'archived'
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="icon" aria-label={`More for ${sermon.title}`}>
          <EllipsisVertical aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => onEdit(sermon)}>
        Edit
      </MenuItem>
      <MenuItem
        icon={isArchived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
        onSelect={() => void onArchive(sermon)}
      >
        {isArchived ? 'Unarchive' : 'Archive'}
      </MenuItem>
      <MenuItem destructive icon={<Trash2 aria-hidden="true" />} onSelect={() => onRemove(sermon)}>
        Delete
      </MenuItem>
    </Menu>
  )
}
