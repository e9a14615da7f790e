import type { Devotional } from '@stillwater/contract/devotionals'
import { RecordReader } from '#shared/records/list/record-reader.tsx'
import { openJournalForm } from '#shared/signals/open-journal-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import type { ShownDevotional } from './choose-devotional.ts'
import { DevotionalText } from './devotional-text.tsx'
import { journalPrefill } from './journal-prefill.ts'
import { useRemoveDevotional } from './use-remove-devotional.ts'

interface TodaysReaderProps {
  readonly devotional: ShownDevotional
  /** Today's date, and the season of the church year. */
  readonly day: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onEdit: (devotional: Devotional) => void
}

/** Today's devotional in full, with journaling below. The user's own can be edited and deleted here too. */
export function TodaysReader({ devotional, day, open, onOpenChange, onEdit }: TodaysReaderProps) {
  const { own, reference } = devotional
  const remove = useRemoveDevotional()
  const text = <DevotionalText {...devotional} />
  const journal = (
    <Button onClick={() => openJournalForm(journalPrefill(devotional))}>Journal your thoughts</Button>
  )
  if (own === undefined) {
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={<span dir="auto">{reference}</span>}
        footer={journal}
      >
        <p className="mb-4 text-sm text-muted">{day}</p>
        {text}
      </Dialog>
    )
  }
  return (
    <RecordReader
      record={{ id: own.id, title: reference }}
      open={open}
      onOpenChange={onOpenChange}
      onEdit={() => onEdit(own)}
      onRemove={() => remove(own)}
      facts={day}
      actions={journal}
    >
      {text}
    </RecordReader>
  )
}
