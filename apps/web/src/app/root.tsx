import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { Router } from 'wouter'
import { UserProvider } from '#features/auth/index.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { navigateOverLayers } from '#shared/ui/dialog/layer-history.ts'
import { Toaster } from '#shared/ui/toast/toaster.tsx'
import { App } from './app.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

/** The whole page: prerendered by the build, hydrated by the browser. */
export function Root() {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Router aroundNav={navigateOverLayers}>
          <ErrorBoundary>
            <UserProvider>
              <App />
            </UserProvider>
          </ErrorBoundary>
          <Toaster />
        </Router>
      </QueryClientProvider>
    </StrictMode>
  )
}
