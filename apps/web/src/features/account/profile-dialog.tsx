import { ProfileSchema } from '@stillwater/contract/account/auth'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { sessionQuery, useUser } from '#features/auth/index.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { Choice } from '#shared/ui/field/choice.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { type AccountDialogProps, AccountForm, useAccountForm } from './account-form.tsx'
import { ThemeChoice } from './theme-choice.tsx'

const readings = [
  { value: 'plan', label: 'Built-in readings' },
  { value: 'own', label: 'Only my own' },
] as const

const isEnded = (error: Error | null) => error instanceof ApiError && error.status === 401

export function ProfileDialog({ open, onOpenChange }: AccountDialogProps) {
  const user = useUser()
  const client = useQueryClient()
  const save = useAccountForm({
    schema: ProfileSchema,
    initial: {
      fullName: user?.fullName ?? '',
      churchName: user?.churchName ?? '',
      followsReadings: user?.followsReadings ?? true,
    },
    send: (body) => call('PATCH /api/user', { body }),
    onDone: (updated) => {
      client.setQueryData(sessionQuery.queryKey, updated)
      toast({ title: 'Profile updated', description: 'Your profile has been successfully updated.' })
      onOpenChange(false)
    },
    failed: 'Error updating profile',
    fallback: 'An error occurred while updating your profile',
  })
  const { form, mutation } = save
  // The session may have ended since the menu was opened; the screens behind still show the user's data.
  const session = useQuery({
    queryKey: ['profile session'],
    queryFn: () => call('GET /api/user'),
    enabled: open,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

  if (user === null || isEnded(session.error) || isEnded(mutation.error)) {
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title="Edit Your Profile"
        footer={<Button onClick={() => client.setQueryData(sessionQuery.queryKey, null)}>Log In</Button>}
      >
        <p>Please log in to edit your profile.</p>
      </Dialog>
    )
  }
  return (
    <AccountForm {...save} open={open} onOpenChange={onOpenChange} title="Edit Your Profile">
      <Field label="Full Name" error={form.errors['fullName']}>
        <Input {...form.text('fullName')} autoComplete="name" data-autofocus />
      </Field>
      <Field label="Church Name" optional error={form.errors['churchName']}>
        <Input {...form.text('churchName')} autoComplete="organization" />
      </Field>
      <Choice
        label="Daily devotional"
        options={readings}
        value={form.values.followsReadings ? 'plan' : 'own'}
        onValueChange={(choice) => form.set('followsReadings', choice === 'plan')}
      />
      <ThemeChoice />
    </AccountForm>
  )
}
