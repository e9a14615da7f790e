import { EmailSchema, PasswordSchema } from '@stillwater/contract/auth'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError, messageOf } from '#shared/api/error.ts'
import { useForm } from '#shared/form/use-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { Checkbox } from '#shared/ui/field/checkbox.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { PasswordInput } from '#shared/ui/field/password-input.tsx'
import { Link } from 'wouter'
import { call } from '#shared/api/call.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { retryOnce } from './session.ts'
import { useLogin } from './use-login.ts'

const PasskeySignIn = lazyComponent(async () => (await import('./passkey-sign-in.tsx')).PasskeySignIn)

const SignInSchema = z.object({ email: EmailSchema, password: PasswordSchema, keep: z.boolean() })

/** Without `onSwitch` if registration is closed. */
export function SignInForm({ onSwitch }: { onSwitch?: () => void }) {
  const [forgot, setForgot] = useState(false)
  const atRest = useAtRest()
  const login = useLogin({
    send: ({ keep: _, ...body }: z.output<typeof SignInSchema>) => call('POST /api/login', { body }),
    messageFor: loginMessage,
    retry: retryOnce,
  })
  const form = useForm({
    schema: SignInSchema,
    initial: { email: '', password: '', keep: true },
    onSubmit: (value) =>
      login.mutate(value, {
        onError: (error) => {
          form.reject(error)
          if (error instanceof ApiError && [401, 429].includes(error.status)) setForgot(true)
        },
      }),
  })

  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      <Field label="Email" error={form.errors['email']}>
        <Input
          {...form.text('email')}
          type="email"
          autoComplete="username webauthn"
          inputMode="email"
          autoCapitalize="none"
        />
      </Field>
      <Field label="Password" error={form.errors['password']}>
        <PasswordInput {...form.text('password')} autoComplete="current-password" />
      </Field>
      <Checkbox
        className="text-muted"
        checked={!form.values.keep}
        onCheckedChange={(shared) => form.set('keep', !shared)}
      >
        This is a shared device
      </Checkbox>
      <Button type="submit" variant="primary" busy={login.isPending} busyLabel="Signing In...">
        Sign In
      </Button>
      {forgot ? (
        <p role="status" className="rounded-card bg-sunk px-4 py-3 text-muted">
          Forgot your password? Ask the person who runs Stillwater for your church for a reset link.{' '}
          <Link href="/forgot-password" className="link">
            More ways to get back in
          </Link>
        </p>
      ) : (
        <p className="text-center">
          <button type="button" onClick={() => setForgot(true)} className="link">
            Forgot password?
          </button>
        </p>
      )}
      {onSwitch && (
        <p className="text-center text-muted">
          Don’t have an account?{' '}
          <button type="button" onClick={onSwitch} className="link">
            Register
          </button>
        </p>
      )}
      {/* As high as what comes, so that nothing moves. */}
      <div className="min-h-11">{atRest && <PasskeySignIn keep={form.values.keep} />}</div>
    </form>
  )
}

/** Passkeys wait until the screen can be used: their code and their challenge must not slow it down. */
function useAtRest(): boolean {
  const [atRest, setAtRest] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), 1500)
    return () => clearTimeout(timer)
  }, [])
  return atRest
}

function loginMessage(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return 'Invalid username or password'
  return messageOf(error, 'Invalid username or password.')
}
