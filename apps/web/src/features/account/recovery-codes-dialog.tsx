import { useQueryClient } from '@tanstack/react-query'
import { codesOffer, useUser } from '#features/auth/index.ts'
import { call } from '#shared/api/call.ts'
import { PasswordField } from '#shared/form/password-field.tsx'
import { type AccountDialogProps, AccountForm, PasswordFormSchema, useAccountForm } from './account-form.tsx'
import { CodesToSave } from './codes-to-save.tsx'
import { recoveryCodesQuery } from './recovery-codes-query.ts'

interface RecoveryCodesDialogProps extends AccountDialogProps {
  /** Whether earlier codes stop working. */
  readonly replaces: boolean
}

/** Asks for the password, then shows eight new codes: once, because only their hashes are stored. */
export function RecoveryCodesDialog({ open, onOpenChange, replaces }: RecoveryCodesDialogProps) {
  const user = useUser()
  const client = useQueryClient()
  const make = useAccountForm({
    schema: PasswordFormSchema,
    initial: { password: '' },
    send: (body) => call('POST /api/recovery-codes', { body }),
    onDone: () => {
      if (user !== null) codesOffer.set(undefined, user.id)
      return client.invalidateQueries({ queryKey: recoveryCodesQuery.queryKey })
    },
    failed: 'Codes not created',
  })
  const codes = make.mutation.data?.codes

  /** The codes are not there any more when it is opened again. */
  function close() {
    onOpenChange(false)
    make.mutation.reset()
    make.form.restart({ password: '' })
  }

  if (codes !== undefined) return <CodesToSave open={open} codes={codes} onClose={close} />
  return (
    <AccountForm
      {...make}
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title="Recovery Codes"
      description={
        replaces
          ? 'You’ll get eight new codes. Your old codes will stop working.'
          : 'You’ll get eight codes. If you forget your password, use one to set a new password. Each works once.'
      }
      submitLabel="Create Codes"
      busyLabel="Creating..."
    >
      <PasswordField form={make.form} autofocus />
    </AccountForm>
  )
}
