import type { Sermon } from '@stillwater/contract/sermons'
import { PassageButton } from '#features/bible/index.ts'
import { ReaderText, RecordReader } from '#shared/records/list/record-reader.tsx'
import { Button } from '#shared/ui/button.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { Progress } from '#shared/ui/progress.tsx'
import { SermonCounts, SermonStatusBadge } from './sermon-facts.tsx'
import { archiveLabel, type SermonActions } from './sermon-menu.tsx'

interface SermonReaderProps extends SermonActions {
  readonly sermon: Sermon
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** One sermon in full. */
export function SermonReader(props: SermonReaderProps) {
  const { sermon, open, onOpenChange, onEdit, onArchive, onRemove } = props
  return (
    <RecordReader
      record={sermon}
      open={open}
      onOpenChange={onOpenChange}
      onEdit={() => onEdit(sermon)}
      onRemove={() => onRemove(sermon)}
      facts={
        <>
          <SermonStatusBadge sermon={sermon} />
          <time dateTime={sermon.date}>{formatIsoDate(sermon.date, 'weekday')}</time>
          <SermonCounts sermon={sermon} />
        </>
      }
      actions={
        <Button
          variant="secondary"
          onClick={() => {
            onOpenChange(false)
            void onArchive(sermon)
          }}
        >
          {archiveLabel(sermon)}
        </Button>
      }
    >
      {sermon.status === 'in_progress' && (
        <Progress label={`Progress of ${sermon.title}`} value={sermon.progress} className="mb-4" />
      )}
      <PassageButton reference={sermon.reference} className="text-sm" />
      <p dir="auto" className="scripture whitespace-pre-line">
        {sermon.scripture}
      </p>
      {sermon.notes !== null && (
        <section className="mt-5 border-t border-hairline pt-4">
          <h3 className="mb-1 text-lg">Notes</h3>
          <ReaderText>{sermon.notes}</ReaderText>
        </section>
      )}
    </RecordReader>
  )
}
