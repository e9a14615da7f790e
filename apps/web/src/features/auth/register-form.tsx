import { EmailSchema, PasswordSchema } from '@stillwater/contract/auth'
import { optionalLine, requiredLine } from '@stillwater/contract/fields'
import { limits } from '@stillwater/contract/limits'
import * as z from 'zod/mini'
import { useForm } from '#shared/form/use-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { Field } from '#shared/ui/field.tsx'
import { Input } from '#shared/ui/input.tsx'
import { PasswordInput } from '#shared/ui/password-input.tsx'
import { PasswordHint } from './password-hint.tsx'
import { useRegister } from './use-register.ts'

const RegisterFormSchema = z
  .object({
    fullName: requiredLine(limits.fullNameMin, 'Full name is required'),
    email: EmailSchema,
    churchName: optionalLine(),
    password: PasswordSchema,
    confirmPassword: z.string().check(z.minLength(limits.passwordMin, 'Please confirm your password')),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      error: 'Passwords do not match',
      // Told together with the other faults, not only once they are mended.
      when: ({ value }) => hasBothPasswords(value),
    }),
  )

const hasBothPasswords = (value: unknown) =>
  z.safeParse(
    z.object({ password: z.string(), confirmPassword: z.string().check(z.minLength(limits.passwordMin)) }),
    value,
  ).success

export function RegisterForm({ onSwitch }: { onSwitch: () => void }) {
  const register = useRegister()
  const form = useForm({
    schema: RegisterFormSchema,
    initial: { fullName: '', email: '', churchName: '', password: '', confirmPassword: '' },
    onSubmit: ({ confirmPassword: _, ...body }) =>
      register.mutate(body, { onError: (error) => form.reject(error) }),
  })

  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      <Field label="Full Name" error={form.errors['fullName']}>
        <Input {...form.text('fullName')} autoComplete="name" autoCapitalize="words" />
      </Field>
      <Field label="Email" error={form.errors['email']}>
        <Input
          {...form.text('email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
        />
      </Field>
      <Field label="Church Name" optional error={form.errors['churchName']}>
        <Input {...form.text('churchName')} autoComplete="organization" autoCapitalize="words" />
      </Field>
      <Field
        label="Password"
        error={form.errors['password']}
        hint={
          form.values.password === '' ? (
            'At least 6 characters'
          ) : (
            <PasswordHint password={form.values.password} />
          )
        }
      >
        <PasswordInput {...form.text('password')} autoComplete="new-password" />
      </Field>
      <Field label="Confirm Password" error={form.errors['confirmPassword']}>
        <PasswordInput {...form.text('confirmPassword')} autoComplete="new-password" />
      </Field>
      <Button type="submit" variant="primary" busy={register.isPending} busyLabel="Creating Account...">
        Create Account
      </Button>
      <p className="text-center text-muted">
        Already have an account?{' '}
        <button type="button" onClick={onSwitch} className="link">
          Sign In
        </button>
      </p>
    </form>
  )
}
