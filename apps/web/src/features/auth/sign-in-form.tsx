import { EmailSchema, PasswordSchema } from '@stillwater/contract/auth'
import * as z from 'zod/mini'
import { useForm } from '#shared/form/use-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { Field } from '#shared/ui/field.tsx'
import { Input } from '#shared/ui/input.tsx'
import { PasswordInput } from '#shared/ui/password-input.tsx'
import { useLogin } from './use-login.ts'

const SignInSchema = z.object({ email: EmailSchema, password: PasswordSchema, keep: z.boolean() })

export function SignInForm({ onSwitch }: { onSwitch: () => void }) {
  const login = useLogin()
  const form = useForm({
    schema: SignInSchema,
    initial: { email: '', password: '', keep: true },
    onSubmit: (value) => login.mutate(value, { onError: (error) => form.reject(error) }),
  })

  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      <Field label="Email" error={form.errors['email']}>
        <Input
          {...form.text('email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
        />
      </Field>
      <Field label="Password" error={form.errors['password']}>
        <PasswordInput {...form.text('password')} autoComplete="current-password" />
      </Field>
      <label className="flex min-h-11 items-center gap-3 text-muted">
        <input
          type="checkbox"
          className="size-5 accent-water"
          checked={!form.values.keep}
          onChange={(event) => form.set('keep', !event.currentTarget.checked)}
        />
        Do not keep data on this device
      </label>
      <Button type="submit" variant="primary" busy={login.isPending} busyLabel="Signing In...">
        Sign In
      </Button>
      <p className="text-center text-muted">
        Don’t have an account?{' '}
        <button type="button" onClick={onSwitch} className="link">
          Register
        </button>
      </p>
    </form>
  )
}
