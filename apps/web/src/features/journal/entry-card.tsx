import type { JournalEntry } from '@stillwater/contract/journal'
import { memo } from 'react'
import { CardTitle } from '#shared/records/list/card-title.tsx'
import { RecordMenu } from '#shared/records/list/record-menu.tsx'
import { SyncMark } from '#shared/records/outbox/sync-mark.tsx'
import { Card } from '#shared/ui/card.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { sealedOf } from '#shared/vault/sealed-of.ts'
import { SealedBadge } from '#shared/vault/sealed-text.tsx'

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
          <CardTitle level={3} title={entry.title} onOpen={() => onRead(entry)} />
          <SyncMark id={entry.id} />
        </div>
        <RecordMenu
          title={`${entry.title}, ${formatIsoDate(entry.date)}`}
          onEdit={() => onEdit(entry)}
          onRemove={() => onRemove(entry)}
        />
      </div>
      {sealedOf(entry) === null ? (
        <p dir="auto" className="mt-1 line-clamp-3 text-muted">
          {entry.content}
        </p>
      ) : (
        <p className="mt-1">
          <SealedBadge />
        </p>
      )}
    </Card>
  )
})
