import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { Menu, MenuItem } from '#shared/ui/popup/menu.tsx'

interface RecordMenuProps {
  /** The record's title, for screen readers. */
  readonly title: string
  readonly onEdit: () => void
  readonly onRemove: () => void
  /** Further items, between Edit and Delete. */
  readonly children?: ReactNode
}

/** The actions for a record, at the top right of its card. */
export function RecordMenu({ title, onEdit, onRemove, children }: RecordMenuProps) {
  return (
    <Menu
      trigger={
        // Above the area of the title that opens the card.
        <Button variant="quiet" size="icon" aria-label={`More for ${title}`} className="z-10 -mt-1.5 -mr-1.5">
          <EllipsisVertical aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={onEdit}>
        Edit
      </MenuItem>
      {children}
      <MenuItem destructive icon={<Trash2 aria-hidden="true" />} onSelect={onRemove}>
        Delete
      </MenuItem>
    </Menu>
  )
}
