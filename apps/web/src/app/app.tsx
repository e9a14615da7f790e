import { useLocation } from 'wouter'
import { useUser, useUserState } from '#features/auth/index.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { Guard } from './guard.tsx'
import { LoadingPage } from './loading-page.tsx'
import { NotFound } from './not-found.tsx'
import { AuthScreen, authPaths, devScreens, openScreens, screens } from './screens.ts'

const Shell = lazyComponent(async () => (await import('./shell.tsx')).Shell, LoadingPage)

/** The code of what an address shows, asked for while it is found out who is there. */
export async function loadScreen(path: string): Promise<void> {
  const open = authPaths.has(path) ? AuthScreen : openScreens[path]
  await (open?.load() ?? Promise.all([Shell.load(), screens[path]?.load()]))
}

export function App() {
  const [path] = useLocation()
  const Screen = screens[path]
  const DevScreen = devScreens[path]
  if (DevScreen !== undefined) return <DevScreen />
  if (authPaths.has(path)) return <Entrance />
  const OpenScreen = openScreens[path]
  if (OpenScreen !== undefined) return <OpenScreen />
  if (Screen === undefined) return <Nowhere />
  return (
    <Guard>
      <Shell key="shell">
        <Screen />
      </Shell>
    </Guard>
  )
}

/** The sign-in screen shows at once: whether somebody is signed in already can be found out meanwhile. */
const Entrance = () => <AuthScreen />

/** A signed-in user who lost the way keeps the navigation. */
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
