import type { CareEntry } from '@stillwater/contract/people/care-entries'
import type { Person } from '@stillwater/contract/people/people'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useUser } from '#features/auth/index.ts'
import { useStoredValue } from '#shared/device/stored-value.ts'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { Button } from '#shared/ui/button.tsx'
import { addDays } from '#shared/ui/date/iso-date.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { dueEntries } from '../long-lists.ts'
import { careSettingsQuery } from './care-settings-query.ts'
import { keepQuietUntil } from './keep-quiet.ts'
import { entryCount } from './keep-words.ts'

const KeepDialog = lazyComponent(async () => (await import('./keep-dialog.tsx')).KeepDialog)

const none: readonly CareEntry[] = []
/** How long “Not now” is heard. */
const quietDays = 30

interface KeepCardProps {
  readonly people: readonly Person[]
  readonly entries: readonly CareEntry[]
  readonly today: string
}

/** Asks quietly whether to erase what was kept long enough. It names nobody, and nothing is erased without an answer. */
export function KeepCard({ people, entries: shown, today }: KeepCardProps) {
  const owner = useUser()?.id ?? ''
  const quietUntil = useStoredValue(keepQuietUntil, owner)
  // After the list itself: a long log takes a while to look through.
  const entries = useDeferredValue(shown, none)
  // Until it is known what the pastor has chosen, nothing is asked.
  const { data: settings } = useQuery(careSettingsQuery)
  const due = settings === undefined ? none : dueEntries(entries, people, settings.keepMonths, today)
  const { edit: open, ...looking } = useEditing()
  return (
    <>
      {due.length > 0 && quietUntil <= today && (
        <section aria-label="Care entries to look through" className="mb-4 rounded-card bg-lamp-soft p-4">
          <p>
            {due.length === 1
              ? 'It’s time to decide whether to keep 1 care entry.'
              : `It’s time to decide whether to keep ${entryCount(due.length)}.`}
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => open({})}>
              Look through
            </Button>
            <Button variant="quiet" onClick={() => keepQuietUntil.set(addDays(today, quietDays), owner)}>
              Not now
            </Button>
          </div>
        </section>
      )}
      {looking.target !== undefined && (
        <KeepDialog
          key={looking.key}
          open={looking.open}
          onOpenChange={looking.setOpen}
          people={people}
          due={due}
          today={today}
        />
      )}
    </>
  )
}
