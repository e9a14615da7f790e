import { useCallback, useRef, useState } from 'react'

/** The phrases that were said, known at once to whoever asks and a moment later on the screen. */
export function useSaid() {
  const kept = useRef<readonly string[]>([])
  const [shown, show] = useState<readonly string[]>([])
  const set = useCallback((next: readonly string[]) => {
    kept.current = next
    show(next)
  }, [])
  return {
    shown,
    phrases: useCallback(() => kept.current, []),
    add: useCallback((phrase: string) => set([...kept.current, phrase.trim()]), [set]),
    clear: useCallback(() => set([]), [set]),
  }
}
