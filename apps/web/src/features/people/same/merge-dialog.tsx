import type { Person } from '@stillwater/contract/people/people'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { peopleQuery } from '#shared/people/people-query.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { useOpenedVault } from '#shared/vault/use-opened-vault.ts'
import { useVaultDialog } from '#shared/vault/use-vault-dialog.tsx'
import { sealedOf } from '#shared/vault/sealed-of.ts'
import type { VaultSealer } from '#shared/vault/vault-sealer.ts'
import { tellPersonFailed } from '../people-failures.ts'
import { formatDay, placeText } from '../person-words.ts'
import type { Pair } from './find-duplicates.ts'
import { NotMerged } from './merge-people.ts'
import { useMerge } from './use-merge.ts'

interface MergeDialogProps {
  readonly pair: Pair
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Shows two people side by side, and makes one of them. */
export function MergeDialog({ pair: asked, open, onOpenChange }: MergeDialogProps) {
  const { data: people = [] } = useQuery(peopleQuery)
  // As they are known now: another device may have changed one of them while this is open.
  const latest = (person: Person) => people.find(({ id }) => id === person.id) ?? person
  const pair: Pair = [latest(asked[0]), latest(asked[1])]
  const [keptId, setKeptId] = useState(pair[0].id)
  const mergeInto = useMerge()
  const sealer = useOpenedVault()
  const { ask, dialog } = useVaultDialog()
  const [kept, other] = pair[1].id === keptId ? [pair[1], pair[0]] : pair
  const merge = useMutation({
    mutationFn: (opened: VaultSealer | undefined) => mergeInto(kept, other, opened),
    onSuccess: () => onOpenChange(false),
    onError: (error) =>
      error instanceof NotMerged
        ? toast({ title: 'Not merged', description: error.message, variant: 'destructive' })
        : tellPersonFailed(error),
  })
  const begin = () =>
    sealedOf(other) !== null && sealer === undefined
      ? ask((opened) => merge.mutate(opened))
      : merge.mutate(sealer)
  const name = useId()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="The same person?"
      description="Choose whose details come first. Anything only the other one has is added, and both care logs are kept."
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button busy={merge.isPending} busyLabel="Merging..." onClick={begin}>
            Merge
          </Button>
        </>
      }
    >
      <fieldset className="grid gap-3">
        <legend className="sr-only">Whose details come first</legend>
        {pair.map((person) => (
          <label
            key={person.id}
            className="flex cursor-pointer items-start gap-3 rounded-control border border-hairline p-4 has-checked:border-water has-checked:bg-water-soft has-focus-visible:outline-2 has-focus-visible:outline-water"
          >
            <input
              type="radio"
              name={name}
              checked={person.id === keptId}
              onChange={() => setKeptId(person.id)}
              className="mt-1 size-5 shrink-0 accent-water"
            />
            <span dir="auto" className="min-w-0 wrap-anywhere">
              <span className="block font-medium">{person.name}</span>
              {detailsOf(person).map((detail) => (
                <span key={detail} className="block text-sm text-muted">
                  {detail}
                </span>
              ))}
            </span>
          </label>
        ))}
      </fieldset>
      {dialog}
    </Dialog>
  )
}

const detailsOf = (person: Person): string[] => [
  ...new Set(
    [
      person.household === null ? null : `${person.household} household`,
      person.phone,
      person.email,
      person.address,
      person.birthday === null ? null : `Born ${formatDay(person.birthday)}`,
      placeText(person) ?? null,
      person.notes,
      sealedOf(person) === null ? null : 'Private notes, sealed',
    ].filter((detail) => detail !== null),
  ),
]
