let holds = 0

/** Keeps the app from locking by itself, for as long as somebody uses it without touching it. Returns what ends that. */
export function holdLock(): () => void {
  holds += 1
  let isHeld = true
  return () => {
    if (isHeld) holds -= 1
    isHeld = false
  }
}

export const isLockHeld = (): boolean => holds > 0
