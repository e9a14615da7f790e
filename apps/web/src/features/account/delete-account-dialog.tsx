import { useLeave } from '#features/auth/index.ts'
import { call } from '#shared/api/call.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { recordList } from '#shared/records/record-list.ts'
import { PasswordField } from '#shared/form/password-field.tsx'
import { type AccountDialogProps, AccountForm, PasswordFormSchema, useAccountForm } from './account-form.tsx'
import { ExportData } from './export/export-data.tsx'

const date = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })

/** Says what goes, and that it can be taken back for a week. */
export function DeleteAccountDialog({ open, onOpenChange }: AccountDialogProps) {
  const leave = useLeave()
  const remove = useAccountForm({
    schema: PasswordFormSchema,
    initial: { password: '' },
    send: (body) => call('POST /api/user/deletion', { body }),
    onDone: ({ deletesAt }) => {
      toast({
        title: 'Account will be deleted',
        description: `On ${date.format(deletesAt)}. Sign in before then to keep it.`,
      })
      leave()
    },
    failed: 'Account not deleted',
  })

  return (
    <AccountForm
      {...remove}
      open={open}
      onOpenChange={onOpenChange}
      title="Delete Account"
      submitLabel="Delete Account"
      busyLabel="Deleting..."
      destructive
    >
      <div className="grid gap-3">
        <p>
          This deletes your account and everything in it, on every device:{' '}
          {recordList('giving history', 'reminders')}.
        </p>
        <p>
          You have 7 days to change your mind. Sign in again, and everything is back. After that, nobody can
          restore it.
        </p>
        <p>To keep what you wrote, download it first.</p>
        <ExportData />
      </div>
      <PasswordField form={remove.form} />
    </AccountForm>
  )
}
