import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useUser } from '#features/auth/index.ts'
import { useStore } from '#shared/store.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { guideOpen, useHelp } from './use-help.ts'

const Guide = lazyComponent(async () => (await import('./guide.tsx')).Guide)

const asksForForm = (search: string) => {
  const params = new URLSearchParams(search)
  return ['new', 'open', 'journal', 'goals', 'goals?new', 'donation'].some((name) => params.has(name))
}

/** A new user sees their dashboard first: opening a dialog while it loads would slow both down. */
const untilAtRest = 1000

/** Opens the guide by itself on the first screen that a new user sees, and at any time from the button beside the shell. */
export function GuideHost() {
  const owner = useUser()?.id
  const [path] = useLocation()
  const search = useSearch()
  const { flags, note } = useHelp()
  const open = useStore(guideOpen)
  const greeted = useRef(false)
  const busyAt = useRef<string>(undefined)

  useEffect(() => {
    if (owner === undefined || greeted.current) return
    // Not over a form that the address asks for: it waits for the next screen. The form removes its parameters from the address.
    if (asksForForm(search)) busyAt.current = path
    if (busyAt.current === path) return
    const timer = setTimeout(() => {
      greeted.current = true
      if (!flags.guideDismissed) guideOpen.set(true)
    }, untilAtRest)
    return () => clearTimeout(timer)
  }, [owner, path, flags.guideDismissed, search])
  useEffect(() => () => guideOpen.set(false), [])

  return (
    <>
      <button
        type="button"
        className={buttonClass({
          variant: 'secondary',
          className: 'fixed! right-6 bottom-6 hidden! lg:not-in-[:has([data-wide])]:inline-flex!',
        })}
        onClick={() => guideOpen.set(true)}
      >
        <CircleHelp aria-hidden="true" />
        Help Guide
      </button>
      {open && (
        <Guide
          dismissed={flags.guideDismissed}
          onClose={(dismissed) => {
            guideOpen.set(false)
            note((before) => ({ ...before, guideDismissed: dismissed }))
          }}
        />
      )}
    </>
  )
}
