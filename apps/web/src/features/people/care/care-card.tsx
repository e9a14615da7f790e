import type { CareEntry } from '@stillwater/contract/people/care-entries'
import { memo } from 'react'
import { CardTitle } from '#shared/records/list/card-title.tsx'
import { RecordMenu } from '#shared/records/list/record-menu.tsx'
import { SyncMark } from '#shared/records/outbox/sync-mark.tsx'
import { Badge } from '#shared/ui/badge.tsx'
import { Card } from '#shared/ui/card.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { SealedBadge } from '#shared/vault/sealed-text.tsx'
import { sealedOf } from '#shared/vault/sealed-of.ts'
import { careKindNames } from './care-words.ts'

export interface CareActions {
  readonly onEdit: (entry: CareEntry) => void
  readonly onRemove: (entry: CareEntry) => void
}

interface CareCardProps extends CareActions {
  readonly entry: CareEntry
  /** Whom it is about. */
  readonly names: string
  readonly onRead: (entry: CareEntry) => void
}

export const CareCard = memo(function CareCard({ entry, names, onRead, onEdit, onRemove }: CareCardProps) {
  return (
    <Card className="hover:border-edge">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <CardTitle title={names} onOpen={() => onRead(entry)} />
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
            <CareFacts entry={entry} />
          </p>
          <SyncMark id={entry.id} />
        </div>
        <RecordMenu
          title={`${careKindNames[entry.kind]}, ${formatIsoDate(entry.date)}`}
          onEdit={() => onEdit(entry)}
          onRemove={() => onRemove(entry)}
        />
      </div>
      {entry.words !== null && (
        <p dir="auto" className="mt-2 line-clamp-4 wrap-anywhere whitespace-pre-wrap">
          {entry.words}
        </p>
      )}
    </Card>
  )
})

export function CareFacts({ entry }: { readonly entry: CareEntry }) {
  const { kind, date, minutes, followUp, keepUntil } = entry
  return (
    <>
      <Badge tone={kind === 'hospital' ? 'lamp' : 'teal'}>{careKindNames[kind]}</Badge>
      {formatIsoDate(date)}
      {minutes !== null && <span>{minutes} min</span>}
      {sealedOf(entry) !== null && <SealedBadge />}
      {followUp !== null && <span>Follow up {formatIsoDate(followUp)}</span>}
      {keepUntil && <span>Keep until {formatIsoDate(keepUntil)}</span>}
    </>
  )
}
