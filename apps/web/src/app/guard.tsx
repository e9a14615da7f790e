import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { useUserState } from '#features/auth/index.ts'
import { ApplicationError } from './application-error.tsx'
import { LoadingPage } from './loading-page.tsx'

/** Lets only signed-in users through. */
export function Guard({ children }: { children: ReactNode }) {
  const { user, loading, error, clearError } = useUserState()
  if (loading) return <LoadingPage />
  if (error !== null) return <ApplicationError message={error} onReload={clearError} />
  if (user === null) return <Redirect to="/auth" replace />
  return children
}
