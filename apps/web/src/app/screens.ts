import { groupBy } from '@stillwater/bible/group-by'
import { createElement } from 'react'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { LoadingPage, ScreenSkeleton } from './loading-page.tsx'
import { type LazyScreen, screen } from './screen.ts'
import {
  isPersonPath,
  isPrayPath,
  isPulpitPath,
  isScreenPath,
  isSermonPath,
  type ScreenPath,
} from './screen-paths.ts'

const ActivityDialog = lazyComponent(
  async () => (await import('#features/activities/activity-dialog.tsx')).ActivityDialog,
)

/** Activities are on the same days as events, so the app passes the activity form to the events screen. */
const eventsScreen = lazyComponent(async () => {
  const { EventsPage } = await import('#features/events/events-page.tsx')
  return () => createElement(EventsPage, { ActivityDialog })
}, ScreenSkeleton)

const dashboard = screen(() => import('#features/dashboard/dashboard-page.tsx'), 'DashboardPage')

/** Chooses among them itself: the dashboard need not know their files. */
const otherPlanScreens = screen(() => import('#features/plan/plan-screens.tsx'), 'PlanScreens')

/** Every screen of a signed-in user, by its path. Each is a chunk of its own, loaded when it is first opened. */
export const screens: Readonly<Record<ScreenPath, LazyScreen>> = {
  '/': dashboard,
  '/dashboard': dashboard,
  '/bible-study': screen(() => import('#features/bible-study/bible-study-page.tsx'), 'BibleStudyPage'),
  '/devotionals': screen(() => import('#features/devotionals/devotionals-page.tsx'), 'DevotionalsPage'),
  '/events': eventsScreen,
  '/giving': screen(() => import('#features/donations/history/giving-page.tsx'), 'GivingPage'),
  '/goals': screen(() => import('#features/goals/goals-page.tsx'), 'GoalsPage'),
  '/illustrations': screen(
    () => import('#features/illustrations/illustrations-page.tsx'),
    'IllustrationsPage',
  ),
  '/journal': screen(() => import('#features/journal/journal-page.tsx'), 'JournalPage'),
  '/care': screen(() => import('#features/people/care/care-page.tsx'), 'CarePage'),
  '/people': screen(
    () => import('#features/people/people-page.tsx'),
    'PeoplePage',
    undefined,
    async ({ preparePeople }) => {
      // Whoever opens the list mostly goes on to one of them, sooner than that screen could be prepared by its links.
      await PersonScreen.load()
      await preparePeople()
    },
  ),
  '/plan': screen(
    () => import('#features/plan/plan-page.tsx'),
    'PlanPage',
    undefined,
    async ({ preparePlan }) => preparePlan(),
  ),
  '/plan/coverage': otherPlanScreens,
  '/plan/record': otherPlanScreens,
  '/plan/week': otherPlanScreens,
  '/prayers': screen(() => import('#features/prayers/prayers-page.tsx'), 'PrayersPage'),
  '/sermons': screen(() => import('#features/sermons/sermons-page.tsx'), 'SermonsPage'),
  '/sermons/import': screen(() => import('#features/sermons/sermons-page.tsx'), 'BringSermonsScreen'),
  '/settings': screen(() => import('#features/account/settings-page.tsx'), 'SettingsPage'),
}

/** One person. */
export const PersonScreen = screen(() => import('#features/people/person-page.tsx'), 'PersonPage')

/** Fills the window, without the header and the navigation. */
export const SermonScreen = screen(() => import('./sermon-screen.tsx'), 'SermonScreen', LoadingPage)

/** Fills the screen, and nothing else is on it. */
export const PulpitScreen = screen(
  () => import('#features/sermons/pulpit/pulpit-page.tsx'),
  'PulpitPage',
  LoadingPage,
)

/** The same: one prayer at a time. */
export const PrayScreen = screen(
  () => import('#features/prayers/pray/pray-page.tsx'),
  'PrayPage',
  LoadingPage,
  ({ preparePraying }) => preparePraying(),
)

/** A signed-in user's screen at an address, if there is one. */
export function screenAt(path: string): LazyScreen | undefined {
  if (isSermonPath(path)) return SermonScreen
  if (isPulpitPath(path)) return PulpitScreen
  if (isPrayPath(path)) return PrayScreen
  if (isPersonPath(path)) return PersonScreen
  return isScreenPath(path) ? screens[path] : undefined
}

let leaving = new AbortController()

/** On navigation: the next screen's own work comes first. */
export function stopPreparing(): void {
  leaving.abort()
  leaving = new AbortController()
}

/**
 * Prepares the screens that the links in an element lead to, one after another: a tap on one need not wait for its code. Those with the
 * most links come first. Not before the app's files lie on the device, so that a first visit downloads nothing for it.
 */
export async function prepareLinkedScreens(element: Element | null): Promise<void> {
  const { signal } = leaving
  try {
    await navigator.serviceWorker?.ready
    const links = [...(element?.querySelectorAll<HTMLAnchorElement>('a[href^="/"]') ?? [])]
    const linked = [...groupBy(links, ({ pathname }) => screenAt(pathname))]
    for (const [next] of linked.toSorted(([, a], [, b]) => b.length - a.length)) {
      if (signal.aborted) return
      if (next === undefined) continue
      const isNew = !next.isLoaded()
      await next.load()
      if (!signal.aborted) await next.prepare?.()
      if (isNew) await rest()
    }
  } catch (error) {
    // Without a connection: the tap itself tries again.
    console.warn('The linked screens could not be prepared', error)
  }
}

/** Leaves the page to itself for a while: what is tapped meanwhile comes first. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 500))
