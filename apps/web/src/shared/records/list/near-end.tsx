import { useEffect, useRef } from 'react'

/** Placed after a list, with a new key whenever it has grown: calls back once when the user is near its end. */
export function NearEnd({ onNear }: { onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null)
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  useEffect(() => {
    if (mark.current === null) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current()
      },
      { rootMargin: '1200px' },
    )
    watcher.observe(mark.current)
    return () => watcher.disconnect()
  }, [])
  return <div ref={mark} aria-hidden="true" className="h-px" />
}
