import { PasswordSchema } from '@stillwater/contract/auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { NewPassword, newPasswordFields, samePasswords } from '#features/auth/index.ts'
import { call } from '#shared/api/call.ts'
import { messageOf } from '#shared/api/error.ts'
import { useForm } from '#shared/form/use-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { PasswordInput } from '#shared/ui/field/password-input.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { devicesQuery } from './devices-query.ts'

const PasswordFormSchema = z
  .object({ currentPassword: PasswordSchema, ...newPasswordFields })
  .check(samePasswords)

interface PasswordDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

export function PasswordDialog({ open, onOpenChange }: PasswordDialogProps) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (body: { currentPassword: string; password: string }) => call('POST /api/password', { body }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: devicesQuery.queryKey })
      toast({ title: 'Password changed', description: 'Every other device was signed out.' })
      onOpenChange(false)
    },
    onError: (error) => {
      form.reject(error)
      toast({
        title: 'Password not changed',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      })
    },
  })
  const form = useForm({
    schema: PasswordFormSchema,
    initial: { currentPassword: '', password: '', confirmPassword: '' },
    onSubmit: ({ currentPassword, password }) => change.mutate({ currentPassword, password }),
  })

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Change Password"
      description="You’ll stay signed in here and be signed out everywhere else."
      onSubmit={form.submit}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={change.isPending} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Field label="Current Password" error={form.errors['currentPassword']}>
          <PasswordInput {...form.text('currentPassword')} autoComplete="current-password" data-autofocus />
        </Field>
        <NewPassword form={form} label="New Password" />
      </div>
    </Dialog>
  )
}
