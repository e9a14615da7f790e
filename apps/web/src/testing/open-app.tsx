import { startTransition } from 'react'
import { createRoot, type Root as ReactRoot } from 'react-dom/client'
import { loadScreen } from '#app/app.tsx'
import { Root } from '#app/root.tsx'
import { sessionQuery } from '#features/auth/index.ts'
import { setOnline } from '#shared/api/connection.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { forgetPrivate } from '#shared/device/private-storage.ts'
import { readDevice } from '#shared/records/local/device.ts'
import { eraseSession, localSession, restoreSession } from '#shared/records/local/local-session.ts'
import { watchHistory } from '#shared/ui/dialog/layer-history.ts'
import { focusPressed } from '#shared/ui/focus-pressed.ts'
import { dismissToast } from '#shared/ui/toast/toast-store.ts'
import { openNetwork } from './stand-in.ts'

watchHistory()
focusPressed()

let drawn: { readonly root: ReactRoot; readonly element: Element } | undefined

/** The app at an address, as after opening the page there: main.tsx does the same with what the page brings along. */
export async function openApp(path: string): Promise<void> {
  await closeApp()
  openNetwork()
  history.pushState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
  await loadScreen(location.pathname)
  if (readDevice() !== undefined) {
    const user = await restoreSession()
    if (user !== undefined) queryClient.setQueryData(sessionQuery.queryKey, user, { updatedAt: 1 })
  }
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  drawn = { root, element }
  startTransition(() => root.render(<Root />))
}

/** The same page opened anew: only what the device has stored is still there. */
export const reload = (): Promise<void> => openApp(location.pathname + location.search)

/** Nothing of the app stays in memory. */
async function closeApp(): Promise<void> {
  drawn?.root.unmount()
  drawn?.element.remove()
  drawn = undefined
  await queryClient.cancelQueries()
  queryClient.clear()
  dismissToast()
  const session = localSession()
  await session?.cache.written()
  session?.close()
}

/** Nothing of the app stays in memory or on the device. */
export async function eraseApp(): Promise<void> {
  await closeApp()
  forgetPrivate()
  await eraseSession()
  localStorage.clear()
  sessionStorage.clear()
  setOnline()
}
