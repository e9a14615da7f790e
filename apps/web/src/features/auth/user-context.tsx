import type { User } from '@stillwater/contract/account/auth'
import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { messageOf } from '#shared/api/error.ts'
import { sessionQuery } from './session.ts'

interface UserState {
  readonly user: User | null
  readonly loading: boolean
  /** Why the session could not be read; shown on the Application Error panel. */
  readonly error: string | null
  readonly clearError: () => void
}

const UserContext = createContext<UserState>({ user: null, loading: true, error: null, clearError: () => {} })

export function UserProvider({ children }: { children: ReactNode }) {
  const session = useQuery(sessionQuery)
  const [cleared, setCleared] = useState<Error | null>(null)
  const failed = session.error !== null && session.error !== cleared && session.data === undefined

  const { data: user = null, isPending: loading, error: cause } = session
  const error = failed ? messageOf(cause, 'Failed to sync user data') : null
  const state = useMemo<UserState>(
    () => ({ user, loading, error, clearError: () => setCleared(cause) }),
    [user, loading, error, cause],
  )
  return <UserContext value={state}>{children}</UserContext>
}

export const useUserState = () => use(UserContext)

/** The signed-in user. Only for screens inside the guard. */
export function useUser(): User | null {
  return use(UserContext).user
}
