import { Link, Redirect, useLocation } from 'wouter'
import { useUser, useUserState } from '#features/auth/index.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { LoadingPage } from './loading-page.tsx'
import {
  authPaths,
  AuthScreen,
  devScreens,
  isSermonPath,
  openScreens,
  screens,
  SermonScreen,
} from './screens.ts'
import { type ReactNode, useDeferredValue } from 'react'
import { ApplicationError } from './application-error.tsx'

const Shell = lazyComponent(async () => (await import('./shell.tsx')).Shell, LoadingPage)

/** The code of the screen at an address, loaded while the session is read. */
export async function loadScreen(path: string): Promise<void> {
  const open = authPaths.has(path) ? AuthScreen : openScreens[path]
  if (open !== undefined) await open.load()
  else if (isSermonPath(path)) await SermonScreen.load()
  else await Promise.all([Shell.load(), screens[path]?.load()])
}

export function App() {
  const [path] = useLocation()
  const Screen = screens[path]
  const DevScreen = devScreens[path]
  if (DevScreen !== undefined) return <DevScreen />
  if (authPaths.has(path)) return <Entrance />
  const OpenScreen = openScreens[path]
  if (OpenScreen !== undefined) return <OpenScreen />
  if (isSermonPath(path))
    return (
      <Guard>
        <SermonScreen />
      </Guard>
    )
  if (Screen === undefined) return <Nowhere />
  return (
    <Guard>
      <Shell key="shell">
        <Screen />
      </Shell>
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
  return (
    <Shell key="shell">
      <NotFound />
    </Shell>
  )
}

/** Lets only signed-in users through. */
function Guard({ children }: { children: ReactNode }) {
  const { user, loading, error, clearError } = useUserState()
  // Deferred, so that the first render of the screen does not block input.
  const entered = useDeferredValue(user !== null)
  if (loading || (user !== null && !entered)) return <LoadingPage />
  if (error !== null) return <ApplicationError message={error} onReload={clearError} />
  if (user === null) return <Redirect to="/auth" replace />
  return children
}

function NotFound() {
  return (
    <div className="mx-auto grid min-h-[60dvh] max-w-phone place-content-center gap-3 px-6 text-center">
      <h1 className="text-2xl">404 Page Not Found</h1>
      <p className="text-muted">Did you forget to add the page to the router?</p>
      <p>
        <Link href="/" className="link">
          Back to the dashboard
        </Link>
      </p>
    </div>
  )
}
