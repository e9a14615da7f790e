import type { SermonNote } from '@stillwater/contract/sermons/sermon-notes'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { LoadFailedLine } from '#shared/records/list/load-failed.tsx'
import { RecordMenu } from '#shared/records/list/record-menu.tsx'
import { SyncMark } from '#shared/records/outbox/sync-mark.tsx'
import { useRemove } from '#shared/records/use-remove.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { sermonNotesQuery } from './study-queries.ts'

const NoteDialog = lazyComponent(async () => (await import('./note-dialog.tsx')).NoteDialog)

/** Enough of a note to tell it from others. */
const titleOf = ({ text }: SermonNote) => text.split('\n', 1)[0]?.slice(0, 60) ?? ''

/** What the preacher has found out: the notes of the sermon's form, and study notes. */
export function StudyNotes({ sermon }: { sermon: Sermon }) {
  const notes = useQuery(sermonNotesQuery)
  const { edit, ...editing } = useEditing<{ note?: SermonNote }>()
  const remove = useRemove('sermon-notes', { removed: 'Note deleted', failed: 'Failed to delete the note' })
  const own = notes.data?.filter(({ sermonId }) => sermonId === sermon.id) ?? []
  return (
    <div className="grid grid-cols-1 gap-3">
      <Button variant="secondary" onClick={() => edit({})}>
        <Plus aria-hidden="true" />
        New note
      </Button>
      {notes.isError && <LoadFailedLine what="notes" onRetry={() => void notes.refetch()} />}
      {own.length === 0 && sermon.notes === null && !notes.isError && (
        <p className="text-muted">
          Thoughts, word studies, stories to tell: write them here, beside your text.
        </p>
      )}
      {own.map((note) => (
        <Card key={note.id}>
          <SyncMark id={note.id} />
          <div className="flex flex-wrap items-start justify-end gap-2">
            <p dir="auto" className="min-w-0 flex-1 basis-32 whitespace-pre-wrap">
              {note.text}
            </p>
            <RecordMenu
              title={titleOf(note)}
              onEdit={() => edit({ note })}
              onRemove={() => remove({ ...note, title: titleOf(note) })}
            />
          </div>
        </Card>
      ))}
      {sermon.notes !== null && (
        <section className="border-t border-hairline pt-3">
          <h3 className="mb-1 text-lg">Notes from the sermon form</h3>
          <p dir="auto" className="whitespace-pre-wrap">
            {sermon.notes}
          </p>
        </section>
      )}
      {editing.target !== undefined && (
        <NoteDialog
          key={editing.key}
          sermonId={sermon.id}
          note={editing.target.note}
          open={editing.open}
          onOpenChange={editing.setOpen}
        />
      )}
    </div>
  )
}
