import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { messageOf } from '#shared/api/error.ts'
import { useForm } from '#shared/form/use-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { Checkbox } from '#shared/ui/field/checkbox.tsx'
import { FieldError } from '#shared/ui/field/field.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { isConfirmed, newPassphraseFields, notConfirmed } from './passphrase-schema.ts'
import { NewPassphraseFields } from './passphrase-fields.tsx'
import { RecoveryCodeSheet } from './recovery-code-sheet.tsx'
import { makeVault, type NewVault } from './vault-keys.ts'
import { VaultLimits } from './vault-limits.tsx'
import { storeVault, vaultQuery } from './vault-query.ts'
import { createVaultSealer, type VaultSealer } from './vault-sealer.ts'

const SetUpSchema = z
  .object({
    ...newPassphraseFields,
    isUnderstood: z
      .boolean()
      .check(z.refine((isUnderstood) => isUnderstood, 'Please read this and check the box')),
  })
  .check(z.refine(isConfirmed, notConfirmed))

interface SetUpVaultProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onOpened: (sealer: VaultSealer) => void
}

/** Before the first use: a passphrase, and a code on paper. Nothing is stored until both are there. */
export function SetUpVault({ open, onOpenChange, onOpened }: SetUpVaultProps) {
  const client = useQueryClient()
  const complain = (error: unknown) =>
    toast({
      title: 'Sealing not set up',
      description: messageOf(error, 'Please try again.'),
      variant: 'destructive',
    })
  const making = useMutation({
    mutationFn: (passphrase: string) => makeVault(passphrase),
    onError: complain,
    gcTime: 0,
  })
  const storing = useMutation({
    mutationFn: ({ vault }: NewVault) => storeVault(client, vault),
    onSuccess: (_, { key, vault }) => {
      toast({ title: 'You can now seal words' })
      onOpened(createVaultSealer(key, vault))
    },
    onError: (error) => {
      complain(error)
      void client.invalidateQueries({ queryKey: vaultQuery.queryKey })
    },
  })
  const form = useForm({
    schema: SetUpSchema,
    initial: { passphrase: '', confirmation: '', isUnderstood: false },
    onSubmit: ({ passphrase }) => {
      if (!making.isPending) making.mutate(passphrase)
    },
  })
  const made = making.data

  if (made !== undefined)
    return (
      <RecoveryCodeSheet
        open={open}
        code={made.code}
        doneLabel="Turn On Sealing"
        busy={storing.isPending}
        onDone={() => storing.mutate(made)}
        onCancel={() => {
          making.reset()
          onOpenChange(false)
        }}
      />
    )
  const fault = form.errors['isUnderstood']
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Set Up Sealing"
      description="Choose a passphrase that only you know. It unlocks your sealed words on all your devices."
      onSubmit={(event) => {
        event.stopPropagation()
        form.submit(event)
      }}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={making.isPending} busyLabel="One moment...">
            Continue
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <NewPassphraseFields form={form} autofocus />
        <VaultLimits />
        <div className="rounded-control bg-lamp-soft p-4">
          <p className="font-medium">
            Nobody can reset this passphrase. If you lose it and your recovery code, your sealed words are
            gone for good.
          </p>
          <Checkbox
            className="mt-2"
            checked={form.values.isUnderstood}
            onCheckedChange={(isUnderstood) => form.set('isUnderstood', isUnderstood)}
          >
            I understand
          </Checkbox>
          <div role="alert">
            {fault !== undefined && <FieldError id="vault-understood">{fault}</FieldError>}
          </div>
        </div>
      </div>
    </Dialog>
  )
}
