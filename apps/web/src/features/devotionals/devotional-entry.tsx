import type { Devotional } from '@stillwater/contract/devotionals'
import { memo } from 'react'
import { CardTitle } from '#shared/records/list/card-title.tsx'
import { RecordMenu } from '#shared/records/list/record-menu.tsx'
import { SyncMark } from '#shared/records/outbox/sync-mark.tsx'
import { Card } from '#shared/ui/card.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'

interface DevotionalEntryProps {
  readonly devotional: Devotional
  readonly onRead: (devotional: Devotional) => void
  readonly onEdit: (devotional: Devotional) => void
  readonly onRemove: (devotional: Devotional) => void
}

/** A devotional in the list: its day, reference and first lines. The whole card opens it. */
export const DevotionalEntry = memo(function DevotionalEntry(props: DevotionalEntryProps) {
  const { devotional, onRead, onEdit, onRemove } = props
  const { id, date, reference, scripture, reflection } = devotional
  return (
    <Card className="hover:border-edge">
      <div className="mb-2 flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="text-sm text-muted">{formatIsoDate(date)}</p>
          <CardTitle title={reference} onOpen={() => onRead(devotional)} />
          <SyncMark id={id} />
        </div>
        <RecordMenu
          title={`${reference}, ${formatIsoDate(date)}`}
          onEdit={() => onEdit(devotional)}
          onRemove={() => onRemove(devotional)}
        />
      </div>
      <p dir="auto" className="line-clamp-3 font-serif whitespace-pre-line">
        {scripture}
      </p>
      {reflection !== null && (
        <p dir="auto" className="mt-2 line-clamp-2 whitespace-pre-line text-muted">
          {reflection}
        </p>
      )}
    </Card>
  )
})
