import { useEffect } from 'react'

/** Puts the page beneath out of reach of touch, keyboard and screen reader, and keeps it from scrolling. Toasts stay in reach. */
export function useStillPage(still: boolean): void {
  useEffect(() => {
    if (!still) return
    const shell = document.getElementById('shell')
    shell?.setAttribute('inert', '')
    document.body.style.overflow = 'hidden'
    return () => {
      shell?.removeAttribute('inert')
      document.body.style.overflow = ''
    }
  }, [still])
}
