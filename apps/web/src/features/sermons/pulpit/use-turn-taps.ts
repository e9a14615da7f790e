import { useEffect, useRef } from 'react'

/** As long as two taps count as a double tap, in milliseconds. */
const doubleTap = 500

/** Taps turn the page, but for the second one of a hurried double tap on the button that led here. */
export function useTurnTaps(isShown: boolean, turn: (by: number) => void): (by: number) => void {
  const shownAt = useRef(Number.POSITIVE_INFINITY)
  useEffect(() => {
    shownAt.current = isShown ? performance.now() : Number.POSITIVE_INFINITY
  }, [isShown])
  return (by) => {
    if (performance.now() - shownAt.current >= doubleTap) turn(by)
  }
}
