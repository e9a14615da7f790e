import { createElement } from 'react'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'

const ActivityDialog = lazyComponent(async () => {
  const { loadActivityDialog } = await import('#features/activities/index.ts')
  return loadActivityDialog()
})

/** Activities lie on the same days as events: the screen of the one room is handed the form of the other. */
export const eventsScreen = lazyComponent(async () => {
  const { EventsPage } = await import('#features/events/events-page.tsx')
  return () => createElement(EventsPage, { ActivityDialog })
}, ScreenSkeleton)
