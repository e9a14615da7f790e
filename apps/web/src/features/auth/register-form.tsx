import { EmailSchema } from '@stillwater/contract/auth'
import { optionalLine, requiredLine } from '@stillwater/contract/fields'
import { limits } from '@stillwater/contract/limits'
import * as z from 'zod/mini'
import { useForm } from '#shared/form/use-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { NewPassword } from './new-password.tsx'
import { newPasswordFields, samePasswords } from './new-password-schema.ts'
import { useRegister } from './use-register.ts'

const RegisterFormSchema = z
  .object({
    fullName: requiredLine(limits.fullNameMin, 'Full name is required'),
    email: EmailSchema,
    churchName: optionalLine(),
    ...newPasswordFields,
  })
  .check(samePasswords)

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
      <NewPassword form={form} label="Password" />
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
