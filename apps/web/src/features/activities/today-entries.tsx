import type { Activity } from '@stillwater/contract/activities'
import { AgendaEntry } from '#shared/agenda/agenda-entry.tsx'
import { type Entry, keyOf } from '#shared/agenda/entries.ts'
import { EntryMenu } from '#shared/agenda/entry-menu.tsx'
import { useRemove } from '#shared/records/use-remove.ts'

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
  return (
    <ul aria-label="Today" className="mt-2 divide-y divide-hairline">
      {entries.map((entry) => (
        <li key={keyOf(entry)} data-record={keyOf(entry)} className="py-3">
          <TodayEntry entry={entry} onEdit={onEdit} onRemove={remove} />
        </li>
      ))}
    </ul>
  )
}

interface TodayEntryProps extends Omit<TodayEntriesProps, 'entries'> {
  readonly entry: Entry
  readonly onRemove: (activity: Activity) => void
}

/** Events are edited on their own screen: the whole line links there. */
function TodayEntry({ entry, onEdit, onRemove }: TodayEntryProps) {
  if (entry.kind === 'event') {
    return <AgendaEntry entry={entry} mark="Event" href={`/events?date=${entry.record.date}`} />
  }
  const { record } = entry
  return (
    <AgendaEntry
      entry={entry}
      action={
        <EntryMenu title={record.title} onEdit={() => onEdit(record)} onRemove={() => onRemove(record)} />
      }
    />
  )
}
