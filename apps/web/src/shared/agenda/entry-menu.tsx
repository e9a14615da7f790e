import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { Button } from '#shared/ui/button.tsx'
import { Menu, MenuItem } from '#shared/ui/popup/menu.tsx'

interface EntryMenuProps {
  readonly title: string
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** The actions for one agenda entry. */
export function EntryMenu({ title, onEdit, onRemove }: EntryMenuProps) {
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="icon" aria-label={`More for ${title}`} className="-mt-1.5 -mr-1.5">
          <EllipsisVertical aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={onEdit}>
        Edit
      </MenuItem>
      <MenuItem destructive icon={<Trash2 aria-hidden="true" />} onSelect={onRemove}>
        Delete
      </MenuItem>
    </Menu>
  )
}
