import type { JournalEntry } from '@stillwater/contract/journal'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { memo } from 'react'
import { SyncMark } from '#shared/records/outbox/sync-mark.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { Menu, MenuItem } from '#shared/ui/popup/menu.tsx'
import { LongWords } from '#shared/ui/long-words.tsx'

interface EntryCardProps {
  readonly entry: JournalEntry
  /** Next to the date, such as "2 years ago". */
  readonly note?: string
  readonly onRead: (entry: JournalEntry) => void
  readonly onEdit: (entry: JournalEntry) => void
  readonly onRemove: (entry: JournalEntry) => void
}

/** An entry in a list: its day, title and first lines. The whole card opens it. */
export const EntryCard = memo(function EntryCard(props: EntryCardProps) {
  const { entry, note, onRead, onEdit, onRemove } = props
  return (
    <Card className="hover:border-edge">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="text-sm text-muted">
            {formatIsoDate(entry.date)}
            {note !== undefined && ` · ${note}`}
          </p>
          <h3 dir="auto" className="text-lg">
            <button
              type="button"
              onClick={() => onRead(entry)}
              className="text-left text-balance after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-water"
            >
              <LongWords>{entry.title}</LongWords>
            </button>
          </h3>
          <SyncMark id={entry.id} />
        </div>
        <Menu
          trigger={
            <Button
              variant="quiet"
              size="icon"
              aria-label={`More for ${entry.title}, ${formatIsoDate(entry.date)}`}
              className="z-10 -mt-1.5 -mr-1.5"
            >
              <EllipsisVertical aria-hidden="true" />
            </Button>
          }
        >
          <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => onEdit(entry)}>
            Edit
          </MenuItem>
          <MenuItem destructive icon={<Trash2 aria-hidden="true" />} onSelect={() => onRemove(entry)}>
            Delete
          </MenuItem>
        </Menu>
      </div>
      <p dir="auto" className="mt-1 line-clamp-3 text-muted">
        {entry.content}
      </p>
    </Card>
  )
})
