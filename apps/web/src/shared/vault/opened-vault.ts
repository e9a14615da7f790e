import { localSession, subscribeToSession } from '#shared/records/local/local-session.ts'
import { createStore } from '#shared/store.ts'
import type { VaultSealer } from './vault-sealer.ts'

/** How long sealed words stay open without any input. */
const idleTime = 2 * 60_000
/** How often the time is compared. A timer alone would stop while the device sleeps. */
const lookEvery = 5000
const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

const opened = createStore<VaultSealer | undefined>(undefined)
let stopWatching: () => void = () => undefined

/** What opens and closes sealed words in this tab; undefined while they are hidden. It is in memory only. */
export const openedVault = { get: opened.get, subscribe: opened.subscribe }

export function openVault(sealer: VaultSealer): void {
  stopWatching()
  // Unlocking takes a while: the app may have been left meanwhile.
  if (document.visibilityState === 'hidden') return
  opened.set(sealer)
  stopWatching = watch()
}

export function hideSealedWords(): void {
  stopWatching()
  opened.set(undefined)
}

/** Hides them when nothing was touched for long enough, when the app is out of sight, and when somebody else signs in. */
function watch(): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const owner = localSession()?.userId
  let lastInput = Date.now()
  const hideIfIdle = () => {
    if (Date.now() - lastInput >= idleTime) hideSealedWords()
  }
  // First the look: a key that wakes the device must not count as having been there all the time.
  const noteInput = () => {
    hideIfIdle()
    lastInput = Date.now()
  }
  for (const input of inputs)
    window.addEventListener(input, noteInput, { capture: true, passive: true, signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') hideSealedWords()
    },
    { signal },
  )
  window.addEventListener('pagehide', hideSealedWords, { signal })
  const timer = setInterval(hideIfIdle, lookEvery)
  const unsubscribe = subscribeToSession(() => {
    if (localSession()?.userId !== owner) hideSealedWords()
  })
  return () => {
    ending.abort()
    clearInterval(timer)
    unsubscribe()
  }
}
