import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, loadScreen } from '#app/app.tsx'
import { ErrorBoundary } from '#app/error-boundary.tsx'
import { registerServiceWorker } from '#app/service-worker.ts'
import { sessionQuery, UserProvider } from '#features/auth/index.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { isLeaving, readDevice } from '#shared/offline/device.ts'
import { Toaster } from '#shared/ui/toaster.tsx'
import '#shared/styles/app.css'

const root = document.querySelector('#root')
if (root === null) throw new Error('The page has no #root to draw in.')

/** What lies on this device is on the screen in the first frame; whether it is still so is asked then. */
async function restoreUser(): Promise<void> {
  if (readDevice() === undefined || isLeaving()) return
  try {
    const user = await (await import('#shared/offline/kept.ts')).restore()
    if (user !== undefined) queryClient.setQueryData(sessionQuery.queryKey, user, { updatedAt: 1 })
  } catch (error) {
    console.warn('What this device keeps could not be read', error)
  }
}

const draw = () =>
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
void loadScreen(location.pathname)
// No await at the top of this module: what is restored is made of the same file.
void restoreUser().then(draw)
registerServiceWorker()
