import { type ReactNode, useDeferredValue } from 'react'
import { Redirect } from 'wouter'
import { useUserState } from '#features/auth/index.ts'
import { ApplicationError } from './application-error.tsx'
import { LoadingPage } from './loading-page.tsx'

/** Lets only signed-in users through. */
export function Guard({ children }: { children: ReactNode }) {
  const { user, loading, error, clearError } = useUserState()
  // The screen of whoever has been let in is drawn in small steps, so that the page answers to a touch meanwhile.
  const entered = useDeferredValue(user !== null)
  if (loading || (user !== null && !entered)) return <LoadingPage />
  if (error !== null) return <ApplicationError message={error} onReload={clearError} />
  if (user === null) return <Redirect to="/auth" replace />
  return children
}
