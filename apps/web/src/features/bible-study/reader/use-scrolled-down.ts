import { useEffect, useState } from 'react'

/** Smaller movements are ignored. */
const least = 8
/** Near the top nothing is hidden. */
const top = 120

/** Whether the page was last scrolled down: the heading is hidden then. */
export function useScrolledDown(): boolean {
  const [down, setDown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const { scrollY } = window
      if (Math.abs(scrollY - last) < least) return
      setDown(scrollY > last && scrollY > top)
      last = scrollY
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return down
}
