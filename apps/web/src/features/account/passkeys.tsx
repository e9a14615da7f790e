import type { Passkey } from '@stillwater/contract/account/passkey-schemas'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { canUsePasskeys } from '#features/auth/index.ts'
import { call } from '#shared/api/call.ts'
import { messageOf } from '#shared/api/error.ts'
import { LoadFailedLine } from '#shared/records/list/load-failed.tsx'
import { Button } from '#shared/ui/button.tsx'
import { askToConfirm } from '#shared/ui/dialog/confirm-store.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { addedText, lastUsedText } from './device-words.ts'
import { passkeysQuery } from './passkeys-query.ts'
import { SettingsRow } from './settings-section.tsx'

const AddPasskeyDialog = lazyComponent(
  async () => (await import('./add-passkey-dialog.tsx')).AddPasskeyDialog,
)
const PasskeyNameDialog = lazyComponent(
  async () => (await import('./passkey-name-dialog.tsx')).PasskeyNameDialog,
)

/** Nothing in a browser that has no passkeys. */
export const Passkeys = () => canUsePasskeys() && <PasskeysPart />

function PasskeysPart() {
  const [adding, setAdding] = useState<boolean>()
  return (
    <>
      <h3 className="border-t border-hairline pt-4 font-medium">Passkeys</h3>
      <p className="-mt-3 text-sm text-muted">
        Sign in with your fingerprint, face or screen lock instead of your password.
      </p>
      <PasskeyList />
      <Button variant="secondary" className="justify-self-start" onClick={() => setAdding(true)}>
        Add a passkey
      </Button>
      {adding !== undefined && <AddPasskeyDialog open={adding} onOpenChange={setAdding} />}
    </>
  )
}

function PasskeyList() {
  const { data: passkeys, isError, refetch } = useQuery(passkeysQuery)
  const remove = useRemove()
  const [renamed, setRenamed] = useState<{ readonly passkey: Passkey; readonly open: boolean }>()

  if (passkeys === undefined) {
    return isError ? (
      <LoadFailedLine what="passkeys" onRetry={() => void refetch()} />
    ) : (
      <SkeletonGroup label="Loading your passkeys">
        <SkeletonText lines={2} />
      </SkeletonGroup>
    )
  }
  if (passkeys.length === 0) return null
  return (
    <>
      <ul className="grid grid-cols-1 gap-4" aria-label="Passkeys">
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <PasskeyRow
              passkey={passkey}
              isRemoving={remove.isPending && remove.variables === passkey}
              onRename={() => setRenamed({ passkey, open: true })}
              onRemove={() => void askAndRemove(passkey, remove.mutate)}
            />
          </li>
        ))}
      </ul>
      {renamed && (
        <PasskeyNameDialog
          key={renamed.passkey.id}
          title="Rename Passkey"
          passkey={renamed.passkey}
          open={renamed.open}
          onOpenChange={(open) => setRenamed({ ...renamed, open })}
        />
      )}
    </>
  )
}

interface PasskeyRowProps {
  readonly passkey: Passkey
  readonly isRemoving: boolean
  readonly onRename: () => void
  readonly onRemove: () => void
}

function PasskeyRow({ passkey, isRemoving, onRename, onRemove }: PasskeyRowProps) {
  const { name, lastUsedAt } = passkey
  return (
    <SettingsRow
      title={name}
      note={
        <>
          {lastUsedAt === null ? 'Not used yet' : lastUsedText({ lastUsedAt })}
          <br />
          {addedText(passkey)}
        </>
      }
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" aria-label={`Rename ${name}`} onClick={onRename}>
            Rename
          </Button>
          <Button variant="secondary" aria-label={`Remove ${name}`} busy={isRemoving} onClick={onRemove}>
            Remove
          </Button>
        </div>
      }
    />
  )
}

async function askAndRemove(passkey: Passkey, remove: (passkey: Passkey) => void) {
  const confirmed = await askToConfirm({
    title: `Remove ${passkey.name}?`,
    description: 'You can’t sign in with it anymore. Your password and your other passkeys stay.',
    confirmLabel: 'Remove',
    destructive: true,
  })
  if (confirmed) remove(passkey)
}

function useRemove() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Passkey) => call('DELETE /api/passkeys/:id', { params: { id } }),
    onSuccess: () =>
      toast({
        title: 'Passkey removed',
        description: 'Your device may still offer it. You can delete it there too.',
      }),
    onError: (error) =>
      toast({
        title: 'Passkey not removed',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
  })
}
