import { useEffect, useEffectEvent } from 'react'

type Turn = number | 'first' | 'last'

const keys: Record<string, Turn> = {
  PageDown: 1,
  ArrowRight: 1,
  ArrowDown: 1,
  ' ': 1,
  Enter: 1,
  PageUp: -1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: 'first',
  End: 'last',
}

/** Of a page that is longer than the screen: they move within it. */
const scrollKeys = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End'])

/** The keys of keyboards, presenters and foot pedals turn the page. */
export function useTurnKeys(isOn: boolean, onTurn: (to: Turn) => void, scrolls = false): void {
  const turned = useEffectEvent(onTurn)
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      const turn = event.key === ' ' && event.shiftKey ? -1 : keys[event.key]
      if (turn === undefined || (scrolls && scrollKeys.has(event.key))) return
      if (event.altKey || event.ctrlKey || event.metaKey) return
      // A button or link that was reached with the Tab key does what it says, and an open menu has the keys to itself.
      const presses = event.key === 'Enter' || event.key === ' '
      const others = presses ? 'button, a[href], [role=menu]' : '[role=menu]'
      if (event.target instanceof Element && event.target.closest(others) !== null) return
      event.preventDefault()
      // A pedal that is held down turns one page, not ten.
      if (!event.repeat) turned(turn)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isOn, scrolls])
}
