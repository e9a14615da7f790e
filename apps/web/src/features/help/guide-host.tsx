import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useUser } from '#features/auth/index.ts'
import { buttonClass } from '#shared/ui/button-class.ts'
import { later } from '#shared/ui/later.tsx'
import { setGuideOpen, useGuideOpen } from './guide-store.ts'
import { useHelp } from './use-help.ts'

const Guide = later(async () => (await import('./guide.tsx')).Guide)

/** Opens the guide by itself when a user first comes to the dashboard, and at any time from the button beside the shell. */
export function GuideHost() {
  const owner = useUser()?.id
  const [path] = useLocation()
  const search = useSearch()
  const { flags, note } = useHelp()
  const open = useGuideOpen()
  const greeted = useRef(false)
  const isHome = path === '/' || path === '/dashboard'

  useEffect(() => {
    if (owner === undefined || !isHome || greeted.current) return
    greeted.current = true
    // Whoever has come for a form is not held up.
    if (!flags.guideDismissed && search === '') setGuideOpen(true)
  }, [owner, isHome, flags.guideDismissed, search])
  useEffect(() => () => setGuideOpen(false), [])

  return (
    <>
      <button
        type="button"
        className={buttonClass({
          variant: 'secondary',
          className: 'fixed! right-6 bottom-6 hidden! lg:inline-flex!',
        })}
        onClick={() => setGuideOpen(true)}
      >
        <CircleHelp aria-hidden="true" />
        Help Guide
      </button>
      {open && (
        <Guide
          dismissed={flags.guideDismissed}
          onClose={(dismissed) => {
            setGuideOpen(false)
            note((before) => ({ ...before, guideDismissed: dismissed }))
          }}
        />
      )}
    </>
  )
}
