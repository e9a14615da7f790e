import type { Errors, Form } from '#shared/form/use-form.ts'
import { commonPasswordsQuery } from '#shared/secrets/common-passwords.ts'
import { LiveHint } from '#shared/secrets/live-hint.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { PasswordInput } from '#shared/ui/field/password-input.tsx'
import { PasswordSchema } from '@stillwater/contract/account/auth'
import { limits } from '@stillwater/contract/limits'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { passwordStrength } from './password-strength.ts'

interface Props {
  readonly label: string
  readonly form: {
    readonly values: { readonly password: string }
    readonly errors: Errors
    readonly text: (name: 'password' | 'confirmPassword') => ReturnType<Form<object>['text']>
  }
}

/** A new password, typed twice, with a hint about its strength. */
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

const steps = [1, 2, 3, 4]

/** Rendered once something is typed: nobody fetches the common passwords to sign in. */
function PasswordHint({ password }: { password: string }) {
  const { data: common } = useQuery(commonPasswordsQuery)
  const { score, words, warns } = passwordStrength(password, common)
  return (
    <span className="grid gap-1.5">
      <span aria-hidden="true" className="mt-1 grid grid-cols-4 gap-1">
        {steps.map((step) => (
          <span key={step} className={`h-1 rounded-full ${step <= score ? 'bg-water' : 'bg-hairline'}`} />
        ))}
      </span>
      <LiveHint words={words} warns={warns} />
    </span>
  )
}

/** A new password, typed twice. */
export const newPasswordFields = {
  password: PasswordSchema,
  confirmPassword: z.string().check(z.minLength(limits.passwordMin, 'Please confirm your password')),
}

interface Typed {
  readonly password: string
  readonly confirmPassword: string
}

export const samePasswords = z.refine<Typed>((form) => form.password === form.confirmPassword, {
  path: ['confirmPassword'],
  error: 'Passwords do not match',
  // Shown together with the other errors, not only once they are fixed.
  when: ({ value }) => hasBothPasswords(value),
})

const hasBothPasswords = (value: unknown) =>
  z.safeParse(
    z.object({ password: z.string(), confirmPassword: z.string().check(z.minLength(limits.passwordMin)) }),
    value,
  ).success
