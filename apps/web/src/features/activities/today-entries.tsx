import type { Activity } from '@stillwater/contract/calendar/activities'
import { ReminderLine } from '#features/notifications/index.ts'
import { AgendaEntry } from '#shared/agenda/agenda-entry.tsx'
import { type Entry, keyOf } from '#shared/agenda/entries.ts'
import { RecordMenu } from '#shared/records/list/record-menu.tsx'
import { useReader } from '#shared/records/list/use-reader.ts'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { useRemove } from '#shared/records/use-remove.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'

const AgendaReader = lazyComponent(
  async () => (await import('#shared/agenda/agenda-reader.tsx')).AgendaReader,
)

interface TodayEntriesProps {
  readonly entries: readonly Entry[]
  readonly onEdit: (activity: Activity) => void
}

/** Today's events and activities, by time. */
export function TodayEntries({ entries, onEdit }: TodayEntriesProps) {
  const remove = useRemove('activities', {
    removed: 'Activity deleted',
    failed: 'Failed to delete activity',
  })
  const { read, record, open, setOpen } = useReader(
    entries.flatMap((entry) => (entry.kind === 'activity' ? [entry.record] : [])),
  )
  return (
    <>
      <ul aria-label="Today" className="mt-2 divide-y divide-hairline">
        {entries.map((entry) => (
          <li key={keyOf(entry)} data-record={keyOf(entry)} className="relative py-3">
            <TodayEntry entry={entry} onRead={read} onEdit={onEdit} onRemove={remove} />
          </li>
        ))}
      </ul>
      {record !== undefined && (
        <AgendaReader
          entry={{ kind: 'activity', record }}
          open={open}
          onOpenChange={setOpen}
          onEdit={() => onEdit(record)}
          onRemove={() => remove(record)}
          ReminderLine={ReminderLine}
        />
      )}
    </>
  )
}

interface TodayEntryProps extends Omit<TodayEntriesProps, 'entries'> {
  readonly entry: Entry
  readonly onRead: (activity: Activity) => void
  readonly onRemove: (activity: Activity) => void
}

/** Events open on their own screen: the whole line links there. */
function TodayEntry({ entry, onRead, onEdit, onRemove }: TodayEntryProps) {
  if (entry.kind === 'event') {
    const { id, date } = entry.record
    return <AgendaEntry entry={entry} mark="Event" href={recordAddress(recordTypes.events, id, date)} />
  }
  const { record } = entry
  return (
    <AgendaEntry
      entry={entry}
      onOpen={() => onRead(record)}
      action={
        <RecordMenu title={record.title} onEdit={() => onEdit(record)} onRemove={() => onRemove(record)} />
      }
    />
  )
}
