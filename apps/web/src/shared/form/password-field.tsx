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
}

/** The password once more: someone else may hold an unlocked phone. */
export function PasswordField({ form, autofocus = false }: PasswordFieldProps) {
  return (
    <Field label="Password" error={form.errors['password']}>
      <PasswordInput
        {...form.text('password')}
        autoComplete="current-password"
        {...(autofocus && { 'data-autofocus': true })}
      />
    </Field>
  )
}
