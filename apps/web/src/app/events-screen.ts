import { createElement } from 'react'
import { later } from '#shared/ui/later.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'

const ActivityDialog = later(async () => {
  const { loadActivityDialog } = await import('#features/activities/index.ts')
  return loadActivityDialog()
})

/** Activities lie on the same days as events: the screen of the one room is handed the form of the other. */
export const eventsScreen = later(async () => {
  const { EventsPage } = await import('#features/events/events-page.tsx')
  return () => createElement(EventsPage, { ActivityDialog })
}, ScreenSkeleton)
