import { PasswordSchema } from '@stillwater/contract/account/auth'
import type { Vault } from '@stillwater/contract/account/vault'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '#shared/api/call.ts'
import { messageOf } from '#shared/api/error.ts'
import { PasswordField, signInPassword } from '#shared/form/password-field.tsx'
import { useForm } from '#shared/form/use-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { PasswordInput } from '#shared/ui/field/password-input.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { ownSecret } from '../passphrase-fields.tsx'
import { SecretSchema } from '../passphrase-schema.ts'
import { storeVault, vaultQuery } from '../vault-query.ts'
import { findEarlier } from './find-earlier.ts'
import { type Replaced, replacedText } from './go-back-words.ts'

const GoBackSchema = z.object({ secret: SecretSchema, password: PasswordSchema })

interface GoBackProps {
  readonly vault: Vault
  readonly replaced: Replaced
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onDone: () => void
}

/** For one whose passphrase or code was changed by somebody else, or who has forgotten the new one. */
export function GoBack({ vault, replaced, open, onOpenChange, onDone }: GoBackProps) {
  const client = useQueryClient()
  const going = useMutation({
    mutationFn: async ({ secret, password }: z.output<typeof GoBackSchema>) => {
      const earlier = await call('POST /api/vault/replaced', { body: { password } })
      return storeVault(client, await findEarlier(vault, earlier, secret), password)
    },
    onSuccess: () => {
      toast({
        title: 'Your earlier passphrase works again',
        description: 'So does the code you had with it.',
      })
      onDone()
    },
    onError: (error) => {
      form.reject(error)
      toast({
        title: 'Nothing was changed',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      })
      void client.invalidateQueries({ queryKey: vaultQuery.queryKey })
    },
    gcTime: 0,
  })
  const form = useForm({
    schema: GoBackSchema,
    initial: { secret: '', password: '' },
    onSubmit: (values) => {
      if (!going.isPending) going.mutate(values)
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Go Back"
      description={replacedText(replaced)}
      onSubmit={(event) => {
        event.stopPropagation()
        form.submit(event)
      }}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={going.isPending} busyLabel="One moment...">
            Go Back
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <p>
          Your sealed words stay as they are. The earlier passphrase and code unlock them again, on all your
          devices, and the newer ones stop working.
        </p>
        <Field
          label="Earlier Passphrase"
          error={form.errors['secret']}
          hint="Forgot it? Enter the recovery code you had then instead."
        >
          <PasswordInput {...form.text('secret')} {...ownSecret} data-autofocus />
        </Field>
        <PasswordField form={form} hint={signInPassword} />
        <p className="text-sm text-muted">
          If someone else made the change, they know your password. Change it next, under Settings.
        </p>
      </div>
    </Dialog>
  )
}
