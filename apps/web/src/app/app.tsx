import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { afterSignIn, useUser, useUserState } from '#features/auth/index.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { ApplicationError } from './application-error.tsx'
import { LoadingPage } from './loading-page.tsx'
import { NotFound } from './not-found.tsx'
import { authPaths, AuthScreen, devScreens, openScreens } from './open-screens.ts'
import { isPersonPath, isPrayPath, isPulpitPath, isScreenPath, isSermonPath } from './screen-paths.ts'

const signedIn = () => import('./signed-in.tsx')
const SignedIn = lazyComponent(async () => (await signedIn()).SignedIn, LoadingPage)

/** The code of the screen at an address, loaded while the session is read. */
export async function loadScreen(path: string): Promise<void> {
  const open = authPaths.has(path) ? AuthScreen : openScreens[path]
  try {
    if (open !== undefined) return await open.load()
    await SignedIn.load()
    await (await signedIn()).screenAt(path)?.load()
  } catch (error) {
    // Without a connection, or on the way to another page. Where it is drawn it says so, and can be tried again.
    console.warn('The screen could not be loaded', error)
  }
}

export function App() {
  const [path] = useLocation()
  const DevScreen = devScreens[path]
  if (DevScreen !== undefined) return <DevScreen />
  if (authPaths.has(path)) return <Entrance />
  const OpenScreen = openScreens[path]
  if (OpenScreen !== undefined) return <OpenScreen />
  const isOurs = [isScreenPath, isPersonPath, isSermonPath, isPulpitPath, isPrayPath].some((is) => is(path))
  if (!isOurs) return <Nowhere />
  return (
    <Guard>
      <SignedIn />
    </Guard>
  )
}

/** The sign-in screen shows at once; the session is read in the meantime. */
const Entrance = () => <AuthScreen />

/** For a signed-in user, an unknown address still has the navigation. */
function Nowhere() {
  const { loading } = useUserState()
  const user = useUser()
  if (loading) return <LoadingPage />
  if (user === null) {
    return (
      <main>
        <NotFound />
      </main>
    )
  }
  return <SignedIn />
}

/** Lets only signed-in users through. */
function Guard({ children }: { children: ReactNode }) {
  const { user, loading, error, clearError } = useUserState()
  // Deferred, so that the first render of the screen does not block input.
  const entered = useDeferredValue(user !== null)
  useEffect(() => {
    if (user !== null) afterSignIn.set('/')
  }, [user])
  if (loading || (user !== null && !entered)) return <LoadingPage />
  if (error !== null) return <ApplicationError message={error} onReload={clearError} />
  if (user === null) return <ToSignIn />
  return children
}

/** Words that another app has shared are behind the # of the address. They wait until somebody has signed in. */
function ToSignIn() {
  const [{ pathname, search, hash }] = useState(() => new URL(location.href))
  useLayoutEffect(() => {
    if (pathname === '/illustrations' && hash !== '') afterSignIn.set(pathname + search + hash)
  }, [pathname, search, hash])
  return <Redirect to="/auth" replace />
}
