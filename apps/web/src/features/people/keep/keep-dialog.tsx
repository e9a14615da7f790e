import type { CareEntry } from '@stillwater/contract/people/care-entries'
import type { Person } from '@stillwater/contract/people/people'
import { namesById } from '#shared/people/merged-ids.ts'
import { LongList } from '#shared/records/list/long-list.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { CareFacts } from '../care/care-card.tsx'
import { careKindNames, namesOf } from '../care/care-words.ts'
import { useKeep } from './use-keep.ts'

interface KeepDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly people: readonly Person[]
  readonly due: readonly CareEntry[]
  readonly today: string
}

/** The entries that were kept long enough, each to keep or to erase. */
export function KeepDialog({ open, onOpenChange, people, due, today }: KeepDialogProps) {
  const names = namesById(people)
  const { keep, erase } = useKeep(today)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keep or erase?"
      description="You decide about each entry. We’ll ask again in a year about what you keep."
      footer={
        due.length > 1 ? (
          <>
            <Button variant="secondary" onClick={() => void keep(due)}>
              Keep all
            </Button>
            <Button variant="destructive" onClick={() => void erase(due)}>
              Erase all
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Close
          </Button>
        )
      }
    >
      {due.length === 0 ? (
        <p role="status">That’s all. Thank you for looking through them.</p>
      ) : (
        <LongList items={due} keyOf={({ id }) => id} label="Care entries to look through">
          {(entry) => (
            <KeepRow
              entry={entry}
              names={namesOf(entry, names)}
              onKeep={() => void keep([entry])}
              onErase={() => void erase([entry])}
            />
          )}
        </LongList>
      )}
    </Dialog>
  )
}

interface KeepRowProps {
  readonly entry: CareEntry
  readonly names: string
  readonly onKeep: () => void
  readonly onErase: () => void
}

function KeepRow({ entry, names, onKeep, onErase }: KeepRowProps) {
  const what = `${careKindNames[entry.kind]}, ${names}, ${formatIsoDate(entry.date)}`
  return (
    <Card className="grid gap-2">
      <p dir="auto" className="font-medium wrap-anywhere">
        {names}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
        <CareFacts entry={entry} />
      </p>
      {entry.words !== null && (
        <p dir="auto" className="line-clamp-4 wrap-anywhere whitespace-pre-wrap">
          {entry.words}
        </p>
      )}
      <div className="-mb-2 -ml-3 flex">
        <Button variant="quiet" aria-label={`Keep: ${what}`} onClick={onKeep}>
          Keep
        </Button>
        <Button variant="quiet" aria-label={`Erase: ${what}`} onClick={onErase}>
          Erase
        </Button>
      </div>
    </Card>
  )
}
