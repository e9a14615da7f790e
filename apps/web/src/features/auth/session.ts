import * as contract from '@stillwater/contract/auth'
import type { User } from '@stillwater/contract/auth'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { call } from '#shared/api/call.ts'
import { ApiError, messageOf } from '#shared/api/error.ts'
import { toast } from '#shared/ui/toast-store.ts'

const minute = 60_000

/** Who is signed in; null for nobody. */
export const sessionQuery = queryOptions<User | null>({
  queryKey: ['/api/user'],
  queryFn: () =>
    call(contract.getUser).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }),
  staleTime: 5 * minute,
  retry: 2,
  retryDelay: (attempt) => Math.min((attempt + 1) * 1000, 3000),
})

/** Sending a refused password twice would only count as two tries; a lost connection is worth a second one. */
const retryOnce = (count: number, error: Error) =>
  count < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500)

function useSessionChange() {
  const client = useQueryClient()
  return (user: User | null, refetchAfter: number) => {
    client.setQueryData(sessionQuery.queryKey, user)
    setTimeout(() => void client.invalidateQueries({ queryKey: sessionQuery.queryKey }), refetchAfter)
  }
}

export function useLogin() {
  const setUser = useSessionChange()
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => call(contract.login, { body }),
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

export function useRegister() {
  const setUser = useSessionChange()
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: (body: { email: string; password: string; fullName: string; churchName: string | null }) =>
      call(contract.register, { body }),
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

export function useLogout() {
  const client = useQueryClient()
  const setUser = useSessionChange()
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: () =>
      call(contract.logout).catch((error: unknown) => {
        throw new Error(`Logout failed: server error ${error instanceof ApiError ? error.status : 0}`, {
          cause: error,
        })
      }),
    onSuccess: () => toast({ title: 'Logged out', description: 'You have been successfully logged out.' }),
    onError: () =>
      toast({
        title: 'Logout issue',
        description:
          "You've been logged out, but there was an issue with the server. Please refresh the page.",
        variant: 'destructive',
      }),
    // Whatever the server said, nothing of this person stays on the screen or in memory.
    onSettled: () => {
      setUser(null, 300)
      navigate('/login')
      // Once the screens are gone: a form that leaves keeps its words one last time.
      setTimeout(() => void dropDrafts(), 300)
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
    },
  })
}

/** What was being typed is private too. Loaded now, because the sign-in screen has no use for it. */
async function dropDrafts(): Promise<void> {
  try {
    const { dropAllDrafts } = await import('#shared/records/drafts.ts')
    await dropAllDrafts()
  } catch (error) {
    console.warn('The drafts on this device could not be removed', error)
  }
}

function loginMessage(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return 'Invalid username or password'
  return messageOf(error, 'Invalid username or password.')
}

function registerMessage(error: unknown): string {
  if (error instanceof ApiError && error.status === 400 && error.message.includes('exists')) {
    return 'Username or email already exists'
  }
  return messageOf(error, 'Username may already be taken.')
}
