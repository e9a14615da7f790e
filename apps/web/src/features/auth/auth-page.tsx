import { useState, useSyncExternalStore } from 'react'
import { Redirect } from 'wouter'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { Wordmark } from '#shared/ui/wordmark.tsx'
import { TabPanel, Tabs } from '#shared/ui/tabs.tsx'
import { afterSignIn } from './after-sign-in.ts'
import { invitation, mayRegister } from './link-token.ts'
import { SignInForm } from './sign-in-form.tsx'
import { useUser } from './user-context.tsx'

const FormSpace = () => <div className="min-h-120" />
const PanelSpace = () => <div />
const RegisterForm = lazyComponent(async () => (await import('./register-form.tsx')).RegisterForm, FormSpace)
const PromoPanel = lazyComponent(async () => (await import('./promo-panel.tsx')).PromoPanel, PanelSpace)

/** A phone has no space for the panel and does not load it. */
const query = () => matchMedia('(min-width: 64rem)')
const useWide = () =>
  useSyncExternalStore(
    (changed) => {
      const wide = query()
      wide.addEventListener('change', changed)
      return () => wide.removeEventListener('change', changed)
    },
    () => query().matches,
    () => false,
  )

const tabs = [
  { value: 'login', label: 'Sign In' },
  { value: 'register', label: 'Register' },
] as const

/** The screen is prerendered for everyone; what depends on the address and the server is added after hydration. */
const never = () => () => {}
const useMayRegister = () => useSyncExternalStore(never, mayRegister, () => true)
const useInvited = () =>
  useSyncExternalStore(
    never,
    () => invitation() !== undefined,
    () => false,
  )

type Tab = (typeof tabs)[number]['value']

export function AuthPage() {
  const wide = useWide()
  const canRegister = useMayRegister()
  const invited = useInvited()
  const [chosen, setTab] = useState<Tab>()
  const tab = chosen ?? (invited ? 'register' : 'login')
  // Most users have an account: the other form is loaded on demand, and then stays mounted to preserve its text.
  const [registering, setRegistering] = useState(false)
  if (tab === 'register' && !registering) setRegistering(true)
  if (useUser() !== null) return <Redirect to={afterSignIn.get()} replace />

  return (
    <div className="mx-auto grid min-h-dvh max-w-5xl content-center gap-12 px-5 py-10 lg:grid-cols-[1.1fr_1fr] lg:px-8">
      {wide && <PromoPanel />}
      <main className="mx-auto w-full max-w-md self-center lg:col-start-2">
        <Wordmark className="mb-2 lg:mb-8" />
        <p className="mb-8 text-muted lg:hidden">
          Your sermons, prayers, calendar and journal in one calm place. Made for pastors.
        </p>
        <h1 className="text-3xl">{tab === 'login' ? 'Welcome back' : 'Begin here'}</h1>
        <p className="mt-2 mb-6 text-muted">
          {tab === 'login'
            ? 'Sign in to your day.'
            : 'An account for you and your ministry. It takes a minute.'}
        </p>
        {canRegister ? (
          <Tabs label="Sign in or register" tabs={tabs} value={tab} onValueChange={setTab}>
            <TabPanel value="login" keep className="pt-6">
              <SignInForm onSwitch={() => setTab('register')} />
            </TabPanel>
            <TabPanel value="register" keep className="pt-6">
              {registering && <RegisterForm onSwitch={() => setTab('login')} />}
            </TabPanel>
          </Tabs>
        ) : (
          <SignInForm />
        )}
      </main>
    </div>
  )
}
