import { holdLock } from '#shared/device/hold-lock.ts'
import { hasUnsafeWords, storageTrouble } from './unsafe-words.ts'
import { subscribeToTrouble } from './use-storage-trouble.ts'

/** Leaving the page asks while it has words that would be lost with it, and the app lock does not close it by itself. */
export function guardUnsafeWords(): () => void {
  let release: (() => void) | undefined
  const hold = () => {
    if (['sending', 'here'].includes(storageTrouble() ?? '')) release ??= holdLock()
    else {
      release?.()
      release = undefined
    }
  }
  const ask = (event: BeforeUnloadEvent) => {
    if (hasUnsafeWords()) event.preventDefault()
  }
  const unsubscribe = subscribeToTrouble(hold)
  window.addEventListener('beforeunload', ask)
  hold()
  return () => {
    unsubscribe()
    release?.()
    window.removeEventListener('beforeunload', ask)
  }
}
