import { PasswordSchema } from '@stillwater/contract/auth'
import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { useLeave } from '#features/auth/index.ts'
import { call } from '#shared/api/call.ts'
import { messageOf } from '#shared/api/error.ts'
import { useForm } from '#shared/form/use-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { PasswordInput } from '#shared/ui/field/password-input.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'

const PasswordFormSchema = z.object({ password: PasswordSchema })

const date = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })

interface DeleteAccountDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Says what goes, and that it can be taken back for a week. */
export function DeleteAccountDialog({ open, onOpenChange }: DeleteAccountDialogProps) {
  const leave = useLeave()
  const remove = useMutation({
    mutationFn: (body: { password: string }) => call('POST /api/user/deletion', { body }),
    onSuccess: ({ deletesAt }) => {
      toast({
        title: 'Account will be deleted',
        description: `On ${date.format(deletesAt)}. Sign in before then to keep it.`,
      })
      leave()
    },
    onError: (error) => {
      form.reject(error)
      toast({
        title: 'Account not deleted',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      })
    },
  })
  const form = useForm({
    schema: PasswordFormSchema,
    initial: { password: '' },
    onSubmit: (body) => remove.mutate(body),
  })

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete Account"
      onSubmit={form.submit}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" variant="destructive" busy={remove.isPending} busyLabel="Deleting...">
            Delete Account
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <div className="grid gap-3">
          <p>
            This deletes all of your sermons, prayers, journal entries, devotionals, goals, events and
            activities, your giving history, your reminders and your sign-in, on every device.
          </p>
          <p>
            You have 7 days to change your mind: sign in, and everything is as it was. After that nobody can
            bring it back.
          </p>
        </div>
        <Field label="Password" error={form.errors['password']}>
          <PasswordInput {...form.text('password')} autoComplete="current-password" />
        </Field>
      </div>
    </Dialog>
  )
}
