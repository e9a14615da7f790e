import X from 'lucide-react/icons/x'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { cx } from '#shared/ui/cx.ts'
import { Checkbox } from '#shared/ui/field/checkbox.tsx'
import { useBackCloses } from '#shared/ui/dialog/layer-history.ts'
import { guideSteps } from './guide-steps.ts'

interface GuideProps {
  /** Whether it no longer opens by itself. */
  readonly dismissed: boolean
  /** Closed or finished; says whether it should open by itself again. */
  readonly onClose: (dismissed: boolean) => void
}

/**
 * The browser's own dialog rather than our usual one, whose code is not loaded yet on the first visit. It traps the
 * focus and restores it by itself.
 */
export function Guide({ dismissed, onClose }: GuideProps) {
  const [at, setAt] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const textId = useId()
  const step = guideSteps[at] ?? guideSteps[0]
  const isLast = at === guideSteps.length - 1
  const [ticked, setTicked] = useState<boolean>()
  // Whoever has seen it all need not see it again, unless they say so.
  const never = ticked ?? (dismissed || isLast)
  const close = () => onClose(never)
  useBackCloses(true, close)

  // In a task of its own: the browser computes the style of the whole page anew for it.
  useEffect(() => {
    const timer = setTimeout(() => {
      dialog.current?.showModal()
      dialog.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    })
    return () => clearTimeout(timer)
  }, [])
  // Before it is removed: closing a dialog restores the focus, merely removing it does not.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      className="mx-auto mt-auto w-full max-w-phone flex-col rounded-t-sheet bg-float text-ink shadow-float backdrop:bg-scrim open:flex open:animate-sheet-in sm:mb-auto sm:w-104 sm:rounded-sheet sm:open:animate-pop-in"
    >
      <header className="flex items-center gap-3 pt-3 pr-3 pl-5">
        <p className="flex-1 text-sm text-muted">
          Step {at + 1} of {guideSteps.length}
        </p>
        <Button variant="quiet" size="icon" aria-label="Close" onClick={close}>
          <X aria-hidden="true" />
        </Button>
      </header>
      {/* Keeps its height from step to step, so that the buttons stay under the thumb. */}
      <div aria-live="polite" className="min-h-44 px-5 pt-1 pb-4">
        <h2 id={titleId} className="text-2xl">
          {step?.title}
        </h2>
        <p id={textId} className="mt-3 text-muted">
          {step?.text}
        </p>
      </div>
      <div aria-hidden="true" className="flex justify-center gap-2 pb-4">
        {guideSteps.map(({ title }, index) => (
          <span
            key={title}
            className={cx(
              'h-2 rounded-full transition-[width]',
              index === at ? 'w-6 bg-water' : 'w-2 bg-hairline',
            )}
          />
        ))}
      </div>
      <footer className="grid gap-3 border-t border-hairline px-5 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <Checkbox checked={never} onCheckedChange={setTicked}>
          {"Don't show again"}
        </Checkbox>
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" disabled={at === 0} onClick={() => setAt(at - 1)}>
            Previous
          </Button>
          <Button data-autofocus onClick={isLast ? close : () => setAt(at + 1)}>
            {isLast ? 'Get Started' : 'Next'}
          </Button>
        </div>
      </footer>
    </dialog>
  )
}
