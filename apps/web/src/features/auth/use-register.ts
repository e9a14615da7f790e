import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { call } from '#shared/api/call.ts'
import { ApiError, messageOf } from '#shared/api/error.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { invitation } from './registration.ts'
import { retryOnce, useSessionChange, welcome } from './session.ts'

export function useRegister() {
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
      return user
    },
    retry: retryOnce,
    onSuccess: (user) => {
      setUser(user, 500)
      toast({ title: 'Registration successful', description: `Welcome to Stillwater, ${user.fullName}!` })
      navigate('/')
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
