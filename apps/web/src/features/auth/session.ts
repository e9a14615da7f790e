import * as contract from '@stillwater/contract/auth'
import type { User } from '@stillwater/contract/auth'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { call } from '#shared/api/call.ts'
import { ApiError, isUnreachable, messageOf } from '#shared/api/error.ts'
import { forgetPrivate } from '#shared/device/private-storage.ts'
import { isLeaving, readDevice, setLeaving } from '#shared/offline/device.ts'
import { askToConfirm } from '#shared/ui/confirm-store.ts'
import { toast } from '#shared/ui/toast-store.ts'

const minute = 60_000

/** Who is signed in; null for nobody. */
export const sessionQuery = queryOptions<User | null>({
  queryKey: ['/api/user'],
  queryFn: whoIsSignedIn,
  staleTime: 5 * minute,
  retry: 2,
  retryDelay: (attempt) => Math.min((attempt + 1) * 1000, 3000),
})

/** What a device keeps is loaded once somebody is signed in: the sign-in screen has no use for it. */
const loadKept = () => import('#shared/offline/kept.ts')

async function whoIsSignedIn(): Promise<User | null> {
  try {
    if (isLeaving()) {
      await call(contract.logout)
      setLeaving(false)
    }
    const user = await call(contract.getUser)
    await (await loadKept()).keepFor(user)
    return user
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      setLeaving(false)
      return null
    }
    if (!isUnreachable(error)) throw error
    if (isLeaving()) return null
    const user = readDevice() && (await loadKept()).keptUser()
    if (user === undefined) throw error
    return user
  }
}

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
    mutationFn: async ({ keep, ...body }: { email: string; password: string; keep: boolean }) => {
      const user = await call(contract.login, { body })
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
      const user = await call(contract.register, { body })
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

async function welcome(user: User, keep?: boolean): Promise<void> {
  setLeaving(false)
  await (await loadKept()).keepFor(user, keep)
}

export function useLogout() {
  const client = useQueryClient()
  const setUser = useSessionChange()
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: () =>
      call(contract.logout).catch((error: unknown) => {
        // Told again as soon as the server can be reached; until then nobody is signed in here.
        setLeaving(true)
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
      void dropKept()
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
    },
  })
}

/** Everything of this person that lies on the device goes, unsaved words too. */
async function dropKept(): Promise<void> {
  forgetPrivate()
  try {
    await (await loadKept()).forget()
  } catch (error) {
    console.warn('What this device kept could not be removed', error)
  }
}

/** Signing out takes unsent words along, so it asks first. */
export async function mayLeave(): Promise<boolean> {
  const unsent = (await loadKept()).kept()?.outbox.state.items.length ?? 0
  if (unsent === 0) return true
  return askToConfirm({
    title: 'Log out with unsent changes?',
    description: `${unsent === 1 ? 'One change has' : `${unsent} changes have`} not been sent to Stillwater yet. Logging out removes everything from this device, and ${unsent === 1 ? 'that change' : 'those changes'} with it.`,
    confirmLabel: 'Log out and lose them',
    cancelLabel: 'Stay signed in',
    destructive: true,
  })
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
