import { useLocation } from 'wouter'
import { NotFound } from './not-found.tsx'
import { isPersonPath, isPrayPath, isPulpitPath, isScreenPath, isSermonPath } from './screen-paths.ts'
import { PersonScreen, PrayScreen, PulpitScreen, screens, SermonScreen } from './screens.ts'
import { Shell } from './shell.tsx'

/** Loads the code of the screen at an address. */
export async function loadSignedInScreen(path: string): Promise<void> {
  if (isSermonPath(path)) await SermonScreen.load()
  else if (isPulpitPath(path)) await PulpitScreen.load()
  else if (isPrayPath(path)) await PrayScreen.load()
  else if (isPersonPath(path)) await PersonScreen.load()
  else if (isScreenPath(path)) await screens[path].load()
}

/** The screens of a signed-in user. An unknown address still has the navigation. */
export function SignedIn() {
  const [path] = useLocation()
  if (isSermonPath(path)) return <SermonScreen />
  if (isPulpitPath(path)) return <PulpitScreen />
  if (isPrayPath(path)) return <PrayScreen />
  const Screen = isScreenPath(path) ? screens[path] : isPersonPath(path) ? PersonScreen : NotFound
  return (
    <Shell key="shell">
      <Screen />
    </Shell>
  )
}
