import { isLockHeld } from '#shared/device/hold-lock.ts'
import { announce } from '#shared/records/local/tab-channel.ts'
import { readLock } from './lock-settings.ts'

const minute = 60_000
/** How often the time is compared. A timer alone would stop while the device sleeps. */
const lookEvery = 5000
const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

let lastInput = 0
let watching = false

/** Locks when nothing was touched for long enough, or when the app is out of sight. */
export function watchLock(): void {
  lastInput = Date.now()
  if (watching) return
  watching = true
  // First the look: a key that wakes the device must not count as having been there all the time.
  const noteInput = () => {
    lockIfIdle()
    lastInput = Date.now()
  }
  for (const input of inputs) window.addEventListener(input, noteInput, { capture: true, passive: true })
  document.addEventListener('visibilitychange', () => {
    if (readLock() === undefined) return
    if (document.visibilityState === 'hidden') hide()
    else show()
  })
  // A page from the back/forward cache was out of sight for who knows how long.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readLock() !== undefined) lockNow()
  })
  setInterval(lockIfIdle, lookEvery)
}

function hide(): void {
  if (isLockHeld()) return
  cover(true)
  if (readLock()?.after === 'hidden') lock('idle')
}

function show(): void {
  if (!lockIfIdle()) cover(false)
}

function lockIfIdle(): boolean {
  const after = Number(readLock()?.after)
  if (isLockHeld()) lastInput = Date.now()
  // Not a number: it locks when hidden.
  if (!(Date.now() - lastInput >= after * minute)) return false
  lock('idle')
  return true
}

/** Nothing is to be seen of the page, as in the list of open apps. Focus stays where it is. */
function cover(covered: boolean): void {
  document.documentElement.toggleAttribute('data-covered', covered)
}

/** Locks every tab. */
export const lockNow = (): void => lock('locked')

/** The page starts anew, so that neither the key nor a word stays in it; drafts are stored as on any leaving. */
function lock(kind: 'locked' | 'idle'): void {
  const settings = readLock()
  if (settings === undefined) return
  cover(true)
  announce(kind, settings.userId)
  location.reload()
}
