import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Pencil from 'lucide-react/icons/pencil'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Trash2 from 'lucide-react/icons/trash-2'
import { Button } from '#shared/ui/button.tsx'
import { Menu, MenuItem } from '#shared/ui/popup/menu.tsx'

interface SubscriptionMenuProps {
  readonly name: string
  readonly isWaiting: boolean
  readonly onRefresh: () => void
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** What can be done with another calendar. */
export function SubscriptionMenu({ name, isWaiting, onRefresh, onEdit, onRemove }: SubscriptionMenuProps) {
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="icon" aria-label={`More for ${name}`}>
          <EllipsisVertical aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem icon={<RefreshCw aria-hidden="true" />} disabled={isWaiting} onSelect={onRefresh}>
        Refresh now
      </MenuItem>
      <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={onEdit}>
        Edit
      </MenuItem>
      <MenuItem destructive icon={<Trash2 aria-hidden="true" />} onSelect={onRemove}>
        Remove
      </MenuItem>
    </Menu>
  )
}
