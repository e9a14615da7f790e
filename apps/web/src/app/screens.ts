import { type ComponentType, createElement } from 'react'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { LoadingPage, ScreenSkeleton } from './loading-page.tsx'

const ActivityDialog = lazyComponent(async () => {
  const { loadActivityDialog } = await import('#features/activities/index.ts')
  return loadActivityDialog()
})

/** Activities are on the same days as events, so the app passes the activity form to the events screen. */
const eventsScreen = lazyComponent(async () => {
  const { EventsPage } = await import('#features/events/events-page.tsx')
  return () => createElement(EventsPage, { ActivityDialog })
}, ScreenSkeleton)

type Screen = ReturnType<typeof lazyComponent<object>>

const screen = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  Placeholder = ScreenSkeleton,
): Screen => lazyComponent(async () => (await load())[name], Placeholder)

const dashboard = screen(() => import('#features/dashboard/dashboard-page.tsx'), 'DashboardPage')

/** Every screen of a signed-in user, by its path. Each is a chunk of its own, loaded when it is first opened. */
export const screens: Record<string, Screen> = {
  '/': dashboard,
  '/dashboard': dashboard,
  '/bible-study': screen(() => import('#features/bible-study/bible-study-page.tsx'), 'BibleStudyPage'),
  '/devotionals': screen(() => import('#features/devotionals/devotionals-page.tsx'), 'DevotionalsPage'),
  '/events': eventsScreen,
  '/giving': screen(() => import('#features/donations/history/giving-page.tsx'), 'GivingPage'),
  '/goals': screen(() => import('#features/goals/goals-page.tsx'), 'GoalsPage'),
  '/journal': screen(() => import('#features/journal/journal-page.tsx'), 'JournalPage'),
  '/prayers': screen(() => import('#features/prayers/prayers-page.tsx'), 'PrayersPage'),
  '/sermons': screen(() => import('#features/sermons/sermons-page.tsx'), 'SermonsPage'),
  '/settings': screen(() => import('#features/account/settings-page.tsx'), 'SettingsPage'),
}

/** Fills the window, without the header and the navigation. */
export const SermonScreen = screen(() => import('./sermon-screen.tsx'), 'SermonScreen', LoadingPage)
export const isSermonPath = (path: string): boolean => /^\/sermons\/[^/]+$/.test(path)

export const AuthScreen = screen(() => import('#features/auth/auth-page.tsx'), 'AuthPage', LoadingPage)
export const authPaths = new Set(['/login', '/auth'])

/** Screens that need no sign-in, by their path. */
export const openScreens: Record<string, Screen> = {
  '/forgot-password': screen(
    () => import('#features/auth/forgot-password-page.tsx'),
    'ForgotPasswordPage',
    LoadingPage,
  ),
  '/reset-password': screen(
    () => import('#features/auth/reset-password-page.tsx'),
    'ResetPasswordPage',
    LoadingPage,
  ),
}

/** A page that shows the design system; the production build leaves it out. */
export const devScreens: Record<string, Screen> = import.meta.env.DEV
  ? { '/design': lazyComponent(async () => (await import('#features/design/design-page.tsx')).default) }
  : {}
