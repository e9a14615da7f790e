import { EmailChangeSchema } from '@stillwater/contract/account/account'
import { useQueryClient } from '@tanstack/react-query'
import { sessionQuery, useUser } from '#features/auth/index.ts'
import { call } from '#shared/api/call.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { PasswordField } from '#shared/form/password-field.tsx'
import { type AccountDialogProps, AccountForm, useAccountForm } from './account-form.tsx'
import { CodesToSave } from './codes-to-save.tsx'
import { changeAndReplaceCodes } from './replace-codes.ts'

export function EmailDialog({ open, onOpenChange }: AccountDialogProps) {
  const userId = useUser()?.id ?? ''
  const client = useQueryClient()
  const initial = { email: '', password: '' }
  const change = useAccountForm({
    schema: EmailChangeSchema,
    initial,
    send: (body) =>
      changeAndReplaceCodes({
        client,
        userId,
        password: body.password,
        change: () => call('POST /api/email', { body }),
      }),
    onDone: ({ answer: user, codes }) => {
      client.setQueryData(sessionQuery.queryKey, user)
      toast({ title: 'Email changed', description: `Sign in with ${user.email} from now on.` })
      if (codes === undefined) onOpenChange(false)
    },
    failed: 'Email not changed',
  })
  const { form, mutation } = change
  const codes = mutation.data?.codes

  function close() {
    onOpenChange(false)
    mutation.reset()
    form.restart(initial)
  }

  if (codes !== undefined) return <CodesToSave open={open} codes={codes} oldEnded onClose={close} />

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
