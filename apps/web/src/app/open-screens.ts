import { lazyComponent } from '#shared/ui/lazy.tsx'
import { LoadingPage } from './loading-page.tsx'
import { type LazyScreen, screen } from './screen.ts'

export const AuthScreen = screen(() => import('#features/auth/auth-page.tsx'), 'AuthPage', LoadingPage)
export const authPaths = new Set(['/login', '/auth'])

/** Screens that need no sign-in, by their path. */
export const openScreens: Record<string, LazyScreen> = {
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
export const devScreens: Record<string, LazyScreen> = import.meta.env.DEV
  ? { '/design': lazyComponent(async () => (await import('#features/design/design-page.tsx')).default) }
  : {}
