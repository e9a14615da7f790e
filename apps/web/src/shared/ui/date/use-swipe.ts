import { type RefObject, useEffect, useEffectEvent } from 'react'

/** The minimum distance of a swipe. */
const threshold = 50

/** Detects swipes across an element. The element needs `touch-pan-y`, or the browser handles the movement itself. */
export function useSwipe(
  element: RefObject<HTMLElement | null>,
  onSwipe: (direction: 'left' | 'right') => void,
): void {
  const swiped = useEffectEvent(onSwipe)
  useEffect(() => {
    const target = element.current
    if (target === null) return
    let start: { id: number; x: number; y: number } | undefined
    const down = ({ pointerId: id, pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      start = isPrimary && pointerType !== 'mouse' ? { id, x, y } : undefined
    }
    const up = ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (start?.id !== pointerId) return
      const [across, along] = [clientX - start.x, clientY - start.y]
      start = undefined
      if (Math.abs(across) < threshold || Math.abs(across) < Math.abs(along)) return
      swiped(across < 0 ? 'left' : 'right')
    }
    const cancel = () => {
      start = undefined
    }
    target.addEventListener('pointerdown', down)
    target.addEventListener('pointerup', up)
    target.addEventListener('pointercancel', cancel)
    return () => {
      target.removeEventListener('pointerdown', down)
      target.removeEventListener('pointerup', up)
      target.removeEventListener('pointercancel', cancel)
    }
  }, [element])
}
