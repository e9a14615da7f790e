import { EmailChangeSchema } from '@stillwater/contract/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#features/auth/index.ts'
import { call } from '#shared/api/call.ts'
import { messageOf } from '#shared/api/error.ts'
import { useForm } from '#shared/form/use-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { PasswordInput } from '#shared/ui/field/password-input.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'

interface EmailDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

export function EmailDialog({ open, onOpenChange }: EmailDialogProps) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (body: { email: string; password: string }) => call('POST /api/email', { body }),
    onSuccess: (user) => {
      client.setQueryData(sessionQuery.queryKey, user)
      toast({ title: 'Email changed', description: `Sign in with ${user.email} from now on.` })
      onOpenChange(false)
    },
    onError: (error) => {
      form.reject(error)
      toast({
        title: 'Email not changed',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      })
    },
  })
  const form = useForm({
    schema: EmailChangeSchema,
    initial: { email: '', password: '' },
    onSubmit: (body) => change.mutate(body),
  })

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Change Email"
      description="You sign in with this address."
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
        <Field label="Password" error={form.errors['password']}>
          <PasswordInput {...form.text('password')} autoComplete="current-password" />
        </Field>
      </div>
    </Dialog>
  )
}
