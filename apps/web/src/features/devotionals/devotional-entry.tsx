import type { Devotional } from '@stillwater/contract/devotionals'
import Pencil from 'lucide-react/icons/pencil'
import { memo } from 'react'
import { SyncMark } from '#shared/records/outbox/sync-mark.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { LongScripture } from './long-scripture.tsx'

interface DevotionalEntryProps {
  readonly devotional: Devotional
  readonly onEdit: (devotional: Devotional) => void
}

/** One devotional in full. */
export const DevotionalEntry = memo(function DevotionalEntry({ devotional, onEdit }: DevotionalEntryProps) {
  const { id, date, reference, scripture, reflection } = devotional
  return (
    <Card>
      <div className="mb-2 flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="text-sm text-muted">{formatIsoDate(date)}</p>
          <h2 dir="auto" className="text-lg">
            {reference}
          </h2>
          <SyncMark id={id} />
        </div>
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Edit ${reference}, ${formatIsoDate(date)}`}
          className="-mt-1.5 -mr-1.5"
          onClick={() => onEdit(devotional)}
        >
          <Pencil aria-hidden="true" />
        </Button>
      </div>
      <LongScripture text={scripture} />
      {reflection !== null && (
        <p dir="auto" className="mt-3 whitespace-pre-line">
          {reflection}
        </p>
      )}
    </Card>
  )
})
