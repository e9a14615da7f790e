import { EmailChangeSchema } from '@stillwater/contract/account/account'
import { useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#features/auth/index.ts'
import { call } from '#shared/api/call.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { PasswordField } from '#shared/form/password-field.tsx'
import { type AccountDialogProps, AccountForm, useAccountForm } from './account-form.tsx'

export function EmailDialog({ open, onOpenChange }: AccountDialogProps) {
  const client = useQueryClient()
  const change = useAccountForm({
    schema: EmailChangeSchema,
    initial: { email: '', password: '' },
    send: (body) => call('POST /api/email', { body }),
    onDone: (user) => {
      client.setQueryData(sessionQuery.queryKey, user)
      toast({ title: 'Email changed', description: `Sign in with ${user.email} from now on.` })
      onOpenChange(false)
    },
    failed: 'Email not changed',
  })
  const { form } = change

  return (
    <AccountForm
      {...change}
      open={open}
      onOpenChange={onOpenChange}
      title="Change Email"
      description="You sign in with this address."
    >
      <Field label="New Email" error={form.errors['email']}>
        <Input
          {...form.text('email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          data-autofocus
        />
      </Field>
      <PasswordField form={form} />
    </AccountForm>
  )
}
