import { EmailSchema, PasswordSchema } from '@stillwater/contract/account/auth'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ApiError, messageOf } from '#shared/api/error.ts'
import { useForm } from '#shared/form/use-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { Checkbox } from '#shared/ui/field/checkbox.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { PasswordInput } from '#shared/ui/field/password-input.tsx'
import { useMutation } from '@tanstack/react-query'
import { Link, useLocation } from 'wouter'
import { call } from '#shared/api/call.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { afterSignIn } from './after-sign-in.ts'
import type { Login, PasskeySignInProps } from './passkey-sign-in.tsx'
import { retryOnce, useSessionChange, welcome } from './session.ts'

/** As high as what comes, so that nothing moves. */
const PasskeySpace = () => <div className="min-h-11" />
/** Once the screen is at rest: nobody waits for it, and nobody is bothered if it cannot be loaded. */
const PasskeySignIn = lazyComponent<PasskeySignInProps>(
  () =>
    new Promise((done) => setTimeout(done, 1000))
      .then(() => import('./passkey-sign-in.tsx'))
      .then(
        (module) => module.PasskeySignIn,
        () => PasskeySpace,
      ),
  PasskeySpace,
)

const SignInSchema = z.object({ email: EmailSchema, password: PasswordSchema, keep: z.boolean() })

/** Without `onSwitch` if registration is closed. */
export function SignInForm({ onSwitch }: { onSwitch?: () => void }) {
  const [forgot, setForgot] = useState(false)
  const login = useLogin()
  const form = useForm({
    schema: SignInSchema,
    initial: { email: '', password: '', keep: true },
    onSubmit: ({ keep, ...body }) =>
      login.mutate(
        { keep, send: () => call('POST /api/login', { body }) },
        {
          onError: (error) => {
            form.reject(error)
            if (error instanceof ApiError && [401, 429].includes(error.status)) setForgot(true)
          },
        },
      ),
  })

  return (
    <form noValidate onSubmit={form.submit} className="grid grid-cols-1 gap-5">
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
      <PasskeySignIn keep={form.values.keep} login={login.mutateAsync} />
    </form>
  )
}

function useLogin() {
  const setUser = useSessionChange()
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: async ({ keep, send }: Login) => {
      const user = await send()
      await welcome(user, keep)
      return user
    },
    retry: retryOnce,
    onSuccess: (user) => {
      setUser(user, 500)
      toast({
        title: 'Login successful',
        description: `Welcome back, ${user.fullName}!${user.restored ? ' Your account will not be deleted.' : ''}`,
      })
      navigate(afterSignIn.get())
    },
    onError: (error) => {
      setUser(null, 500)
      toast({ title: 'Login failed', description: loginMessage(error), variant: 'destructive' })
    },
  })
}

/** Our server says itself whether a password or a passkey was wrong. */
function loginMessage(error: unknown): string {
  if (error instanceof ApiError && error.status === 401 && error.code !== 'invalid_credentials') {
    return 'Invalid username or password'
  }
  return messageOf(error, 'Invalid username or password.')
}
