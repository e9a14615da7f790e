import X from 'lucide-react/icons/x'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from '#shared/store.ts'
import { withSeen } from './flags.ts'
import { guideOpen, useHelp } from './use-help.ts'
import { Tooltip } from '#shared/ui/popup/tooltip.tsx'

interface TipProps {
  /** Stored under this id once it was seen. */
  readonly id: string
  readonly text: string
  /** Milliseconds until it appears. */
  readonly delay?: number
  /** Milliseconds until it disappears by itself; by default it stays until dismissed. */
  readonly dismissAfter?: number
  /** What it is about. */
  readonly children: ReactNode
}

/** A small hint for new users. Once dismissed, or once its target was used, it does not come back. */
export function Tip({ id, text, delay = 1000, dismissAfter, children }: TipProps) {
  const { flags, note } = useHelp()
  const isGuideOpen = useStore(guideOpen)
  const waits = !isGuideOpen && !flags.tips.includes(id)
  const [shown, setShown] = useState(false)
  const dismiss = useCallback(() => {
    setShown(false)
    note((before) => withSeen(before, id))
  }, [id, note])

  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => setShown(true), delay)
    return () => clearTimeout(timer)
  }, [waits, delay])
  useEffect(() => {
    if (!shown || dismissAfter === undefined) return
    const timer = setTimeout(dismiss, dismissAfter)
    return () => clearTimeout(timer)
  }, [shown, dismissAfter, dismiss])

  const isShown = shown && waits
  const target = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = target.current
    if (!isShown) return
    element?.addEventListener('click', dismiss)
    return () => element?.removeEventListener('click', dismiss)
  }, [isShown, dismiss])

  // Below its target rather than over the page: nothing is ever covered.
  return (
    <div>
      <div ref={target}>{children}</div>
      {isShown && (
        <div
          role="status"
          className="relative mx-4 mt-3 flex animate-pop-in items-start gap-1 rounded-control bg-ink py-1 pr-1 pl-4 text-sm text-paper before:absolute before:-top-1.5 before:left-6 before:size-3 before:rotate-45 before:bg-ink"
        >
          <p className="flex-1 py-2">{text}</p>
          <Tooltip label="Dismiss tip">
            <button
              type="button"
              aria-label="Dismiss tip"
              className="grid size-11 shrink-0 place-items-center rounded-full focus-visible:outline-paper"
              onClick={dismiss}
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </Tooltip>
        </div>
      )}
    </div>
  )
}
