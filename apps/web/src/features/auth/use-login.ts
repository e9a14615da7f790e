import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { call } from '#shared/api/call.ts'
import { ApiError, messageOf } from '#shared/api/error.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { retryOnce, useSessionChange, welcome } from './session.ts'

export function useLogin() {
  const setUser = useSessionChange()
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: async ({ keep, ...body }: { email: string; password: string; keep: boolean }) => {
      const user = await call('POST /api/login', { body })
      await welcome(user, keep)
      return user
    },
    retry: retryOnce,
    onSuccess: (user) => {
      setUser(user, 500)
      toast({ title: 'Login successful', description: `Welcome back, ${user.fullName}!` })
      navigate('/')
    },
    onError: (error) => {
      setUser(null, 500)
      toast({ title: 'Login failed', description: loginMessage(error), variant: 'destructive' })
    },
  })
}

function loginMessage(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return 'Invalid username or password'
  return messageOf(error, 'Invalid username or password.')
}
