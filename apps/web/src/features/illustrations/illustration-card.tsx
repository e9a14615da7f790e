import type { Illustration } from '@stillwater/contract/illustrations'
import type { Preached } from '@stillwater/contract/sermons/sermons'
import { toldWords } from '#shared/preached/told-times.ts'
import { CardTitle } from '#shared/records/list/card-title.tsx'
import { RecordMenu } from '#shared/records/list/record-menu.tsx'
import { SyncMark } from '#shared/records/outbox/sync-mark.tsx'
import { Badge } from '#shared/ui/badge.tsx'
import { Card } from '#shared/ui/card.tsx'

interface IllustrationCardProps {
  readonly illustration: Illustration
  /** When it was told, the latest first. */
  readonly told: readonly Preached[]
  readonly onRead: (illustration: Illustration) => void
  readonly onEdit: (illustration: Illustration) => void
  readonly onRemove: (illustration: Illustration) => void
}

export function IllustrationCard(props: IllustrationCardProps) {
  const { illustration, told, onRead, onEdit, onRemove } = props
  const { id, title, text, reference, tags } = illustration
  const [last] = told
  return (
    <Card className="hover:border-edge">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <CardTitle title={title} onOpen={() => onRead(illustration)} />
          <SyncMark id={id} />
        </div>
        <RecordMenu
          title={title}
          onEdit={() => onEdit(illustration)}
          onRemove={() => onRemove(illustration)}
        />
      </div>
      <p dir="auto" className="mt-1 line-clamp-3 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {(reference !== null || tags.length > 0) && (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {reference !== null && <span dir="auto">{reference}</span>}
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </div>
      )}
      {last !== undefined && (
        <p dir="auto" className="mt-2 text-sm text-muted">
          Told {toldWords(last)}
          {told.length > 1 && ` (${told.length} times)`}
        </p>
      )}
    </Card>
  )
}
