let holds = 0
const waiting = new Set<() => void>()

/** Keeps the app from locking by itself, for as long as somebody uses it without touching it. Returns what ends that. */
export function holdLock(): () => void {
  holds += 1
  let isHeld = true
  return () => {
    if (isHeld) holds -= 1
    isHeld = false
    if (holds > 0) return
    const due = [...waiting]
    waiting.clear()
    for (const work of due) work()
  }
}

export const isLockHeld = (): boolean => holds > 0

/** Does it once nobody uses the app in this way any more. */
export function afterLockHeld(work: () => void): void {
  waiting.add(work)
}
