import { PasswordSchema } from '@stillwater/contract/auth'
import { limits } from '@stillwater/contract/limits'
import * as z from 'zod/mini'

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
  // Told together with the other faults, not only once they are mended.
  when: ({ value }) => hasBothPasswords(value),
})

const hasBothPasswords = (value: unknown) =>
  z.safeParse(
    z.object({ password: z.string(), confirmPassword: z.string().check(z.minLength(limits.passwordMin)) }),
    value,
  ).success
