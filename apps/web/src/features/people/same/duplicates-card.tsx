import type { Person } from '@stillwater/contract/people/people'
import { useDeferredValue } from 'react'
import { useUser } from '#features/auth/index.ts'
import { useStoredValue } from '#shared/device/stored-value.ts'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { Button } from '#shared/ui/button.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { duplicatesOf } from '../long-lists.ts'
import { type Pair, pairKey } from './find-duplicates.ts'
import { notTheSame } from './not-the-same.ts'

const MergeDialog = lazyComponent(async () => (await import('./merge-dialog.tsx')).MergeDialog)

const nobody: readonly Person[] = []

/** Asks about one pair at a time whether they are the same person. */
export function DuplicatesCard({ people }: { readonly people: readonly Person[] }) {
  const owner = useUser()?.id ?? ''
  const denied = useStoredValue(notTheSame, owner)
  // After the list itself: in a long one, finding them takes a while.
  const pair = duplicatesOf(useDeferredValue(people, nobody)).find((each) => !denied.includes(pairKey(each)))
  const { edit: open, ...merging } = useEditing<{ pair: Pair }>()
  return (
    <>
      {pair !== undefined && (
        <section aria-label="Possible duplicates" className="mb-4 rounded-card bg-lamp-soft p-4">
          <p dir="auto" className="wrap-anywhere">
            {pair[0].name === pair[1].name
              ? `${pair[0].name} is in your list twice.`
              : `${pair[0].name} and ${pair[1].name} may be the same person.`}
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => open({ pair })}>
              Compare
            </Button>
            <Button variant="quiet" onClick={() => notTheSame.set([...denied, pairKey(pair)], owner)}>
              Two people
            </Button>
          </div>
        </section>
      )}
      {merging.target !== undefined && (
        <MergeDialog
          key={merging.key}
          pair={merging.target.pair}
          open={merging.open}
          onOpenChange={merging.setOpen}
        />
      )}
    </>
  )
}
