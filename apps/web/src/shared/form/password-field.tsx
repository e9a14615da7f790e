import { Field } from '#shared/ui/field/field.tsx'
import { PasswordInput } from '#shared/ui/field/password-input.tsx'
import type { Errors, Form } from './use-form.ts'

interface PasswordFieldProps {
  readonly form: {
    readonly errors: Errors
    readonly text: (name: 'password') => ReturnType<Form<object>['text']>
  }
  /** Whether typing starts here. */
  readonly autofocus?: boolean
  /** Which password is meant, where there is a passphrase beside it. */
  readonly hint?: string
}

export const signInPassword = 'The one you sign in with.'

/** The password once more: someone else may hold an unlocked phone. */
export function PasswordField({ form, autofocus = false, hint }: PasswordFieldProps) {
  return (
    <Field label="Password" error={form.errors['password']} hint={hint}>
      <PasswordInput
        {...form.text('password')}
        autoComplete="current-password"
        {...(autofocus && { 'data-autofocus': true })}
      />
    </Field>
  )
}
