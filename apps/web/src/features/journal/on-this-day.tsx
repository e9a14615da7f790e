import { useQuery } from '@tanstack/react-query'
import { useToday } from '#shared/ui/date/use-today.ts'
import { EntryCard } from './entry-card.tsx'
import { yearsAgo } from './years-ago.ts'
import { onThisDayQuery } from './journal-queries.ts'
import type { EntryActions } from './use-entry-dialogs.tsx'

/** Entries from this day in earlier years. Shows nothing if there are none or loading fails. */
export function OnThisDay({ read, edit, remove }: EntryActions) {
  const today = useToday()
  const { data: entries = [] } = useQuery(onThisDayQuery(today))
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="on-this-day" className="mb-6 rounded-card bg-lamp-soft p-3">
      <h2 id="on-this-day" className="mb-2 px-1 text-xl text-lamp-ink">
        On this day
      </h2>
      <ul className="grid gap-2">
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryCard
              entry={entry}
              note={yearsAgo(entry.date, today)}
              onRead={read}
              onEdit={edit}
              onRemove={remove}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
