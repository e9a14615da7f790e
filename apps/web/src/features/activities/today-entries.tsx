import type { Activity } from '@stillwater/contract/activities'
import { AgendaEntry } from '#shared/agenda/agenda-entry.tsx'
import { type Entry, keyOf } from '#shared/agenda/entries.ts'
import { RecordMenu } from '#shared/records/list/record-menu.tsx'
import { useReader } from '#shared/records/list/use-reader.ts'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { useRemove } from '#shared/records/use-remove.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'

const ActivityReader = lazyComponent(async () => (await import('./activity-reader.tsx')).ActivityReader)

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
  const { read, ...reader } = useReader(
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
      {reader.record !== undefined && (
        <ActivityReader
          activity={reader.record}
          open={reader.open}
          onOpenChange={reader.setOpen}
          onEdit={onEdit}
          onRemove={remove}
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
