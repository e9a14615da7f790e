import { PasswordSchema } from '@stillwater/contract/account/auth'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { NewPassword, newPasswordFields, samePasswords, useUser } from '#features/auth/index.ts'
import { call } from '#shared/api/call.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { PasswordInput } from '#shared/ui/field/password-input.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { type AccountDialogProps, AccountForm, useAccountForm } from './account-form.tsx'
import { CodesToSave } from './codes-to-save.tsx'
import { devicesQuery } from './devices-query.ts'
import { changeAndReplaceCodes } from './replace-codes.ts'

const PasswordFormSchema = z
  .object({ currentPassword: PasswordSchema, ...newPasswordFields })
  .check(samePasswords)

export function PasswordDialog({ open, onOpenChange }: AccountDialogProps) {
  const userId = useUser()?.id ?? ''
  const client = useQueryClient()
  const initial = { currentPassword: '', password: '', confirmPassword: '' }
  const change = useAccountForm({
    schema: PasswordFormSchema,
    initial,
    send: ({ currentPassword, password }) =>
      changeAndReplaceCodes({
        client,
        userId,
        password,
        change: () => call('POST /api/password', { body: { currentPassword, password } }),
      }),
    onDone: ({ codes }) => {
      void client.invalidateQueries({ queryKey: devicesQuery.queryKey })
      toast({ title: 'Password changed', description: 'You’re now signed out on every other device.' })
      if (codes === undefined) onOpenChange(false)
    },
    failed: 'Password not changed',
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
      title="Change Password"
      description="You’ll stay signed in here and be signed out everywhere else."
    >
      <Field label="Current Password" error={form.errors['currentPassword']}>
        <PasswordInput {...form.text('currentPassword')} autoComplete="current-password" data-autofocus />
      </Field>
      <NewPassword form={form} label="New Password" />
    </AccountForm>
  )
}
