import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react'

/** The first ones fill a screen, and the others follow as soon as these are drawn. */
const [first, step] = [6, 40]

interface LongListProps<T> {
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  readonly children: (item: T) => ReactNode
  readonly label: string
}

/** Renders the first items at once and the rest as the user scrolls near them, so that long lists stay fast. */
export function LongList<T>({ items, keyOf, children, label }: LongListProps<T>) {
  const atFirst = useDeferredValue(step, first)
  const [scrolled, setScrolled] = useState(0)
  const count = atFirst + scrolled
  const end = useRef<HTMLLIElement>(null)
  const more = atFirst === step && count < items.length

  useEffect(() => {
    const element = end.current
    if (element === null || !more) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setScrolled((shown) => shown + step)
      },
      { rootMargin: '1200px' },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [more, count])

  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-3">
      {items.slice(0, count).map((item) => (
        <li key={keyOf(item)} data-record={keyOf(item)}>
          {children(item)}
        </li>
      ))}
      {more && <li ref={end} aria-hidden="true" className="h-px" />}
    </ul>
  )
}
