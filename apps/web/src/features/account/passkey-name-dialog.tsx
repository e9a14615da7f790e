import { type Passkey, PasskeyNameSchema } from '@stillwater/contract/account/passkey-schemas'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { type AccountDialogProps, AccountForm, useAccountForm } from './account-form.tsx'
import { passkeysQuery } from './passkeys-query.ts'

interface PasskeyNameDialogProps extends AccountDialogProps {
  readonly title: string
  readonly description?: string
  readonly passkey: Passkey
}

/** For a new passkey too: it has been added under the device's name by then, so that closing this loses nothing. */
export function PasskeyNameDialog({ passkey, onOpenChange, ...props }: PasskeyNameDialogProps) {
  const client = useQueryClient()
  const rename = useAccountForm({
    schema: PasskeyNameSchema,
    initial: { name: passkey.name },
    send: (body) => call('PATCH /api/passkeys/:id', { params: { id: passkey.id }, body }),
    onDone: () => {
      toast({ title: 'Name saved' })
      onOpenChange(false)
      return client.invalidateQueries({ queryKey: passkeysQuery.queryKey })
    },
    failed: 'Name not saved',
  })

  return (
    <AccountForm {...rename} {...props} onOpenChange={onOpenChange}>
      <Field label="Name" error={rename.form.errors['name']} hint="For example My phone">
        <Input {...rename.form.text('name')} autoComplete="off" data-autofocus />
      </Field>
    </AccountForm>
  )
}
