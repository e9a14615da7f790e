import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { NotFound } from './not-found.tsx'
import { isPersonPath, isPrayPath, isPulpitPath, isScreenPath, isSermonPath } from './screen-paths.ts'
import {
  PersonScreen,
  prepareLinkedScreens,
  PrayScreen,
  PulpitScreen,
  screens,
  SermonScreen,
  stopPreparing,
} from './screens.ts'
import { Shell } from './shell/shell.tsx'

export { screenAt } from './screens.ts'

/** How long a screen is left to itself before the screens are prepared to which it leads. */
const pause = 1000

/** The screens of a signed-in user. An unknown address still has the navigation. */
export function SignedIn() {
  const [path] = useLocation()
  useEffect(() => {
    const timer = setTimeout(() => void prepareLinkedScreens(document.getElementById('main')), pause)
    return () => {
      clearTimeout(timer)
      stopPreparing()
    }
  }, [path])
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
