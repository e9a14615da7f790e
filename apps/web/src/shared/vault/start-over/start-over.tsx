import type { Vault } from '@stillwater/contract/account/vault'
import { PasswordSchema } from '@stillwater/contract/account/auth'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '#shared/api/call.ts'
import { offline } from '#shared/api/connection.ts'
import { messageOf } from '#shared/api/error.ts'
import { PasswordField } from '#shared/form/password-field.tsx'
import { useForm } from '#shared/form/use-form.ts'
import { LoadFailedLine } from '#shared/records/list/load-failed.tsx'
import { useStore } from '#shared/store.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { Checkbox } from '#shared/ui/field/checkbox.tsx'
import { FieldError } from '#shared/ui/field/field.tsx'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { sealedCountText } from './sealed-count-text.ts'
import { forgetVault, vaultQuery } from '../vault-query.ts'

const StartOverSchema = z.object({
  password: PasswordSchema,
  isMeant: z.boolean().check(z.refine((isMeant) => isMeant, 'Please read this and check the box')),
})

interface StartOverProps {
  readonly vault: Vault
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The vault is gone: another one can be made. */
  readonly onDone: () => void
}

/** The way out for one who has lost passphrase and code: what is sealed goes for good, and sealing can begin anew. */
export function StartOver({ vault, open, onOpenChange, onDone }: StartOverProps) {
  const client = useQueryClient()
  const isOffline = useStore(offline)
  const count = useQuery({
    queryKey: ['/api/vault/words'],
    queryFn: () => call('GET /api/vault/words'),
    // Counted at this moment: it says what is about to be deleted.
    staleTime: 0,
    gcTime: 0,
  })
  const deleting = useMutation({
    mutationFn: (password: string) =>
      call('POST /api/vault/deletion', { body: { password, keyId: vault.keyId ?? '' } }),
    onSuccess: () => {
      forgetVault(client)
      toast({ title: 'Sealed words deleted', description: 'You can now set up sealed words again.' })
      onDone()
    },
    onError: (error) => {
      form.reject(error)
      toast({
        title: 'Nothing was deleted',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      })
      void client.invalidateQueries({ queryKey: vaultQuery.queryKey })
    },
  })
  const form = useForm({
    schema: StartOverSchema,
    initial: { password: '', isMeant: false },
    onSubmit: ({ password }) => {
      if (!deleting.isPending) deleting.mutate(password)
    },
  })
  const fault = form.errors['isMeant']
  const canBegin = count.data !== undefined && !isOffline
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Start Over"
      description="With your sealed words, if you have lost both your passphrase and your recovery code."
      onSubmit={(event) => {
        event.stopPropagation()
        form.submit(event)
      }}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          {canBegin && (
            <Button type="submit" variant="destructive" busy={deleting.isPending} busyLabel="Deleting...">
              Start Over
            </Button>
          )}
        </>
      }
    >
      {isOffline ? (
        <p role="status">
          You’re offline. Starting over needs a connection, because it deletes your sealed words on the server
          and on all your devices.
        </p>
      ) : count.data === undefined ? (
        count.isError ? (
          <LoadFailedLine what="number of sealed words" onRetry={() => void count.refetch()} />
        ) : (
          <SkeletonGroup label="Loading">
            <SkeletonText lines={4} />
          </SkeletonGroup>
        )
      ) : (
        <div className="grid grid-cols-1 gap-5">
          <div className="grid gap-3">
            <p className="font-medium">{sealedCountText(count.data)}</p>
            <p>
              Starting over deletes these words for good, on all your devices. Sealed journal entries are
              deleted. Care entries keep their date and names, and people keep everything else. Then you can
              choose a new passphrase.
            </p>
            <p>
              Does a passkey still unlock them on one of your devices? Use Settings there to download your
              sealed words first. If you may find the code one day, download your data first: your sealed
              words stay in that file, and the code will still unlock them.
            </p>
          </div>
          <PasswordField form={form} />
          <div className="rounded-control bg-lamp-soft p-4">
            <Checkbox
              checked={form.values.isMeant}
              onCheckedChange={(isMeant) => form.set('isMeant', isMeant)}
            >
              <span>Delete what I sealed. I understand that nobody can bring it back.</span>
            </Checkbox>
            <div role="alert">
              {fault !== undefined && <FieldError id="start-over-meant">{fault}</FieldError>}
            </div>
          </div>
        </div>
      )}
    </Dialog>
  )
}
