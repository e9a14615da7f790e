import type { Errors, Form } from '#shared/form/use-form.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { PasswordInput } from '#shared/ui/field/password-input.tsx'
import { PasswordHint } from './password-hint.tsx'

interface Props {
  readonly label: string
  readonly form: {
    readonly values: { readonly password: string }
    readonly errors: Errors
    readonly text: (name: 'password' | 'confirmPassword') => ReturnType<Form<object>['text']>
  }
}

/** A password to be chosen, typed twice, with a hint at its strength that refuses nothing. */
export function NewPassword({ label, form }: Props) {
  const { password } = form.values
  return (
    <>
      <Field
        label={label}
        error={form.errors['password']}
        hint={password === '' ? 'At least 6 characters' : <PasswordHint password={password} />}
      >
        <PasswordInput {...form.text('password')} autoComplete="new-password" />
      </Field>
      <Field label="Confirm Password" error={form.errors['confirmPassword']}>
        <PasswordInput {...form.text('confirmPassword')} autoComplete="new-password" />
      </Field>
    </>
  )
}
