import { type RefObject, type TouchEvent, useRef } from 'react'

const farEnough = 64

/** Swiping the text turns the page: left for the next chapter, right for the previous one. */
export function useSwipe(area: RefObject<HTMLElement | null>, turn: (step: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart(event: TouchEvent) {
      const [finger, second] = [event.touches[0], event.touches[1]]
      const inside = area.current?.contains(event.target as Node) === true
      start.current =
        inside && finger && second === undefined ? { x: finger.clientX, y: finger.clientY } : undefined
    },
    onTouchEnd(event: TouchEvent) {
      const from = start.current
      const finger = event.changedTouches[0]
      start.current = undefined
      if (from === undefined || finger === undefined || getSelection()?.isCollapsed === false) return
      const across = finger.clientX - from.x
      if (Math.abs(across) < farEnough || Math.abs(across) < 2 * Math.abs(finger.clientY - from.y)) return
      turn(across < 0 ? 1 : -1)
    },
  }
}
