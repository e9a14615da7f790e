import type { Errors, Form } from '#shared/form/use-form.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { PasswordInput } from '#shared/ui/field/password-input.tsx'
import { PasswordSchema } from '@stillwater/contract/auth'
import { limits } from '@stillwater/contract/limits'
import * as z from 'zod/mini'

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

interface Strength {
  /** 0 to 4, for the bar. */
  readonly score: number
  readonly words: string
}

/** Only a hint: no password is refused for weakness. Length counts most, variety a little, repetition lowers it. */
function passwordStrength(password: string): Strength {
  if (password.length < 6) return { score: 0, words: 'Use at least 6 characters' }
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const variety = new Set(password).size / password.length
  const points = password.length + (kinds - 1) * 3 - (variety < 0.5 ? 6 : 0)
  if (points >= 20) return { score: 4, words: 'Strong password' }
  if (points >= 14) return { score: 3, words: 'Good password' }
  if (points >= 10) return { score: 2, words: 'Fair. A few more words would make it stronger' }
  return { score: 1, words: 'Easy to guess. Try three or four words together' }
}

const steps = [1, 2, 3, 4]

function PasswordHint({ password }: { password: string }) {
  const { score, words } = passwordStrength(password)
  return (
    <span className="grid gap-1.5">
      <span aria-hidden="true" className="mt-1 grid grid-cols-4 gap-1">
        {steps.map((step) => (
          <span key={step} className={`h-1 rounded-full ${step <= score ? 'bg-water' : 'bg-hairline'}`} />
        ))}
      </span>
      <span aria-live="polite">{words}</span>
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
