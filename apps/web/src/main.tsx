import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadScreen } from '#app/app.tsx'
import { guardRestoredPage } from '#app/back-forward-cache.ts'
import { Root } from '#app/root.tsx'
import { registerServiceWorker } from '#app/service-worker.ts'
import { sessionQuery } from '#features/auth/index.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { isLockOn } from '#shared/device/lock-key.ts'
import { isLeaving, readDevice } from '#shared/records/local/device.ts'
import { loadInBackground } from '#shared/load-in-background.ts'
import { focusPressed } from '#shared/ui/focus-pressed.ts'
import { watchHistory } from '#shared/ui/dialog/layer-history.ts'
import '#shared/styles/app.css'

const root = document.querySelector<HTMLElement>('#root')
if (root === null) throw new Error('The page has no #root to draw in.')

/** Stored data is on the screen in the first frame; the server is asked for updates after that. */
async function restoreUser(): Promise<boolean> {
  if (readDevice() === undefined || isLeaving()) return false
  try {
    const user = await (await import('#shared/records/local/local-session.ts')).restoreSession()
    if (user !== undefined) queryClient.setQueryData(sessionQuery.queryKey, user, { updatedAt: 1 })
    return user !== undefined
  } catch (error) {
    console.warn('What this device stores could not be read', error)
    return false
  }
}

/** As a transition, so that rendering does not block input. */
async function draw(root: HTMLElement): Promise<void> {
  const code = loadScreen(location.pathname)
  // Nothing of the app is drawn before the lock is open.
  if (isLockOn())
    await (await loadInBackground(() => import('#features/app-lock/open-lock.tsx'))).openLock(root)
  const knowsUser = await restoreUser()
  if (root.inert && !knowsUser) {
    // The sign-in screen is prerendered. It is inert until its code is loaded, so that nothing typed is lost.
    await code
    startTransition(() => {
      hydrateRoot(root, <Root />)
    })
  } else {
    startTransition(() => createRoot(root).render(<Root />))
  }
  root.inert = false
}
watchHistory()
focusPressed()
// No top-level await: the restored code is in the same chunk and would wait for this module.
void draw(root)
guardRestoredPage(root, queryClient)
registerServiceWorker()
