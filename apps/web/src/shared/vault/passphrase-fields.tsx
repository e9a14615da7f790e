import type { Form } from '#shared/form/use-form.ts'
import { GuessHint } from '#shared/secrets/guess-hint.tsx'
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

/** A verse or a saying is tried before single letters are. */
const advice =
  'Four or five words that don’t belong together are easy to remember and hard to guess. Don’t use a Bible verse or the password you sign in with.'

export function NewPassphraseFields({
  form,
  autofocus = false,
}: FieldsProps<{ passphrase: string; confirmation: string }>) {
  const text = form.text('passphrase')
  return (
    <>
      <Field
        label="New Passphrase"
        error={form.errors['passphrase']}
        hint={text.value === '' ? advice : <GuessHint typed={text.value} words={advice} />}
      >
        <PasswordInput {...text} {...ownSecret} {...(autofocus && { 'data-autofocus': true })} />
      </Field>
      <Field label="Confirm Passphrase" error={form.errors['confirmation']}>
        <PasswordInput {...form.text('confirmation')} {...ownSecret} />
      </Field>
    </>
  )
}
