import { sanitizePassageHtml } from '@stillwater/bible/sanitize'
import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { cx } from '#shared/ui/cx.ts'
import { versesIn, type VerseText } from './passage-html.ts'
import type { TextSize } from './reading-memory.ts'

interface ScriptureProps {
  readonly html: string
  readonly size?: TextSize
  /** The verse to highlight, such as the one being read aloud. */
  readonly marked?: string | undefined
  /** Makes every verse a button. */
  readonly onVerse?: (verse: VerseText) => void
  readonly ref?: RefObject<HTMLDivElement | null>
  readonly className?: string
}

/** A passage as it came from a server: sanitized again here, because this is where it becomes part of the page. */
export function Scripture({ html, size, marked, onVerse, ref, className }: ScriptureProps) {
  const own = useRef<HTMLDivElement>(null)
  const element = ref ?? own
  const clean = useMemo(() => ({ __html: sanitizePassageHtml(html) }), [html])
  const tappable = onVerse !== undefined

  useLayoutEffect(() => {
    for (const title of element.current?.querySelectorAll('h4') ?? []) title.setAttribute('aria-level', '3')
    if (!tappable) return
    for (const [at, handle] of handlesIn(element.current).entries()) {
      handle.setAttribute('role', 'button')
      handle.setAttribute('aria-label', `Verse ${handle.textContent}`)
      handle.tabIndex = at === 0 ? 0 : -1
    }
  }, [clean, element, tappable])

  useLayoutEffect(() => {
    const parts =
      marked === undefined
        ? []
        : [...(element.current?.querySelectorAll(`[data-verse="${CSS.escape(marked)}"]`) ?? [])]
    for (const part of parts) part.toggleAttribute('data-marked', true)
    return () => {
      for (const part of parts) part.removeAttribute('data-marked')
    }
  }, [clean, element, marked])

  function choose(target: EventTarget) {
    const id = target instanceof Element && target.closest('[data-verse]')?.getAttribute('data-verse')
    const verse = id && element.current && versesIn(element.current).find((each) => each.id === id)
    if (verse) onVerse?.(verse)
  }

  function click(event: MouseEvent) {
    // Not while the user is selecting text.
    if (getSelection()?.isCollapsed === false) return
    choose(event.target)
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      choose(event.target)
      return
    }
    const handles = handlesIn(element.current)
    const at = handles.findIndex((handle) => handle === event.target)
    const next = handles[steps[event.key]?.(at, handles.length - 1) ?? -1]
    if (at === -1 || next === undefined) return
    event.preventDefault()
    for (const handle of handles) handle.tabIndex = handle === next ? 0 : -1
    next.focus()
  }

  return (
    <div
      ref={element}
      data-size={size}
      {...(tappable && { onClick: click, onKeyDown: press, 'data-tappable': true })}
      className={cx('scripture', className)}
      dangerouslySetInnerHTML={clean}
    />
  )
}

/** The verse numbers are reachable by keyboard: one Tab stop, then the arrow keys. */
const handlesIn = (element: Element | null): HTMLElement[] => [
  ...(element?.querySelectorAll<HTMLElement>('[data-verse] .verse-number') ?? []),
]

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
}
