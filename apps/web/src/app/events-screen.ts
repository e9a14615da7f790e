import { type ComponentType, createElement, lazy } from 'react'

const ActivityDialog = lazy(async () => {
  const { loadActivityDialog } = await import('#features/activities/index.ts')
  return { default: await loadActivityDialog() }
})

/** Activities lie on the same days as events: the screen of the one room is handed the form of the other. */
export const eventsScreen = lazy(async (): Promise<{ default: ComponentType }> => {
  const { EventsPage } = await import('#features/events/events-page.tsx')
  return { default: () => createElement(EventsPage, { ActivityDialog }) }
})
