import { useEffect, useState } from 'react'

/** Smaller movements are a finger's trembling. */
const least = 8
/** Near the top there is nothing to win. */
const top = 120

/** Whether the page was last moved downwards: whoever reads on needs no heading, whoever turns back may. */
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
