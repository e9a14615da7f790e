import { EmailSchema } from '@stillwater/contract/account/auth'
import { optionalLine, requiredLine } from '@stillwater/contract/records/fields'
import { limits } from '@stillwater/contract/limits'
import * as z from 'zod/mini'
import { useForm } from '#shared/form/use-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { NewPassword, newPasswordFields, samePasswords } from './new-password.tsx'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { call } from '#shared/api/call.ts'
import { ApiError, messageOf } from '#shared/api/error.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { afterSignIn } from './after-sign-in.ts'
import { codesOffer } from './codes-offer.tsx'
import { invitation } from './link-token.ts'
import { retryOnce, useSessionChange, welcome } from './session.ts'

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
    <form noValidate onSubmit={form.submit} className="grid grid-cols-1 gap-5">
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

function useRegister() {
  const setUser = useSessionChange()
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: async (body: {
      email: string
      password: string
      fullName: string
      churchName: string | null
    }) => {
      const invite = invitation()
      const user = await call('POST /api/register', {
        body: { ...body, ...(invite !== undefined && { invite }) },
      })
      await welcome(user)
      codesOffer.set(true, user.id)
      return user
    },
    retry: retryOnce,
    onSuccess: (user) => {
      setUser(user, 500)
      toast({ title: 'Registration successful', description: `Welcome to Stillwater, ${user.fullName}!` })
      navigate(afterSignIn.get())
    },
    onError: (error) => {
      setUser(null, 500)
      toast({ title: 'Registration failed', description: registerMessage(error), variant: 'destructive' })
    },
  })
}

function registerMessage(error: unknown): string {
  if (error instanceof ApiError && error.status === 400 && error.message.includes('exists')) {
    return 'Username or email already exists'
  }
  return messageOf(error, 'Username may already be taken.')
}
