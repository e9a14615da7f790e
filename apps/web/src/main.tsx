import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#app/app.tsx'
import { ErrorBoundary } from '#app/error-boundary.tsx'
import { registerServiceWorker } from '#app/service-worker.ts'
import { UserProvider } from '#features/auth/index.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { Toaster } from '#shared/ui/toaster.tsx'
import '#shared/styles/app.css'

const root = document.querySelector('#root')
if (root === null) throw new Error('The page has no #root to draw in.')

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary>
        <UserProvider>
          <App />
        </UserProvider>
      </ErrorBoundary>
      <Toaster />
    </QueryClientProvider>
  </StrictMode>,
)
registerServiceWorker()
