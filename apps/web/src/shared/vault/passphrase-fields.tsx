import type { Form } from '#shared/form/use-form.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { PasswordInput } from '#shared/ui/field/password-input.tsx'

interface FieldsProps<Values extends object> {
  readonly form: Pick<Form<Values>, 'errors' | 'text'>
  /** Whether typing starts here. */
  readonly autofocus?: boolean
}

/** A password manager must not take it for the password of the account. */
export const ownSecret = { what: 'passphrase', autoComplete: 'off', 'data-1p-ignore': true }

/** What opens the vault now: the passphrase, or the code for one who has forgotten it. */
export function SecretField({ form, autofocus = false }: FieldsProps<{ secret: string }>) {
  return (
    <Field
      label="Passphrase"
      error={form.errors['secret']}
      hint="Forgot it? Enter your recovery code here instead."
    >
      <PasswordInput {...form.text('secret')} {...ownSecret} {...(autofocus && { 'data-autofocus': true })} />
    </Field>
  )
}

export function NewPassphraseFields({
  form,
  autofocus = false,
}: FieldsProps<{ passphrase: string; confirmation: string }>) {
  return (
    <>
      <Field
        label="New Passphrase"
        error={form.errors['passphrase']}
        hint="Four or five words that don’t belong together are easy to remember and hard to guess."
      >
        <PasswordInput
          {...form.text('passphrase')}
          {...ownSecret}
          {...(autofocus && { 'data-autofocus': true })}
        />
      </Field>
      <Field label="Confirm Passphrase" error={form.errors['confirmation']}>
        <PasswordInput {...form.text('confirmation')} {...ownSecret} />
      </Field>
    </>
  )
}
