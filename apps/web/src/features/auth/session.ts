import type { User } from '@stillwater/contract/account/auth'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { ApiError, isUnreachable } from '#shared/api/error.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { afterLockHeld, isLockHeld } from '#shared/device/hold-lock.ts'
import { isLeaving, readDevice, setLeaving } from '#shared/records/local/device.ts'

const minute = 60_000

/** Who is signed in; null for nobody. */
export const sessionQuery = queryOptions<User | null>({
  queryKey: ['/api/user'],
  queryFn: whoIsSignedIn,
  staleTime: 5 * minute,
  retry: 2,
  retryDelay: (attempt) => Math.min((attempt + 1) * 1000, 3000),
})

/** Loaded once a user is signed in: the sign-in screen does not need it. */
export const loadSession = () => import('#shared/records/local/local-session.ts')

/** How often somebody has signed in or out on this page: an answer that was asked for earlier is about a session that has ended. */
let changes = 0

async function whoIsSignedIn(): Promise<User | null> {
  const asked = changes
  const hasChanged = () => changes !== asked
  try {
    const user = await askWho(hasChanged)
    return hasChanged() ? known() : user
  } catch (error) {
    if (hasChanged()) return known()
    throw error
  }
}

const known = () => queryClient.getQueryData(sessionQuery.queryKey) ?? null

async function askWho(hasChanged: () => boolean): Promise<User | null> {
  try {
    if (isLeaving()) {
      await call('POST /api/logout')
      setLeaving(false)
    }
    const user = await call('GET /api/user')
    // Nothing is stored for an invalid user; the dashboard shows the error.
    if (isWhole(user) && !hasChanged()) {
      const { openSession, cachedUser } = await loadSession()
      const isAnother = (cachedUser()?.id ?? user.id) !== user.id
      await openSession(user)
      // Another user has signed in since: nothing of the earlier user may stay in memory.
      if (isAnother) location.reload()
    }
    return user
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      setLeaving(false)
      // Nobody has to sign in while preaching; who was signed out on purpose is.
      const user = known()
      if (isLockHeld() && user && error.code !== 'device_signed_out') {
        afterLockHeld(askAgain)
        return user
      }
      if (error.code === 'device_signed_out') await (await loadSession()).obeySignOut(error.message)
      return null
    }
    if (!isUnreachable(error)) throw error
    if (isLeaving()) return null
    const user = readDevice() && (await loadSession()).cachedUser()
    if (user === undefined) throw error
    return user
  }
}

const askAgain = () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })

/** Sending a refused password twice would count as two attempts; a lost connection is worth a retry. */
export const retryOnce = (count: number, error: Error) =>
  count < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500)

export function useSessionChange() {
  const client = useQueryClient()
  return (user: User | null, refetchAfter: number) => {
    changes += 1
    client.setQueryData(sessionQuery.queryKey, user)
    setTimeout(() => void client.invalidateQueries({ queryKey: sessionQuery.queryKey }), refetchAfter)
  }
}

export async function welcome(user: User, keep?: boolean): Promise<void> {
  setLeaving(false)
  await (await loadSession()).openSession(user, keep)
}

/** Whether the user's data is valid: a proxy or an old cache may answer with something else. */
export const isWhole = (user: User | null): user is User =>
  typeof user?.id === 'string' && typeof user.fullName === 'string'
