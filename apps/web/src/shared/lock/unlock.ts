import { personalKeys, readPrivate, writePrivate } from '#shared/device/private-storage.ts'
import { setSealer } from '#shared/device/sealer.ts'
import { createSealer, type Key } from './cipher.ts'
import { mostTries, readLock, writeLock } from './lock-settings.ts'
import { openWithPasskey } from './passkey-secret.ts'
import { openWithPin } from './pin.ts'
import { enterUnlocked } from './unlocked-tabs.ts'
import { watchLock } from './watch-lock.ts'

/** The device's key, or how many tries are left. Each counts before it is checked, so that closing the page takes none back. */
export async function tryPin(pin: string): Promise<{ readonly key: Key } | { readonly triesLeft: number }> {
  const settings = readLock()
  if (settings?.pin === undefined) throw new Error('There is no PIN on this device. Please reload the page.')
  const tries = settings.tries + 1
  writeLock({ ...settings, tries })
  const key = await openWithPin(settings.pin, pin)
  if (key === undefined) return { triesLeft: Math.max(0, mostTries - tries) }
  forgiveTries()
  return { key }
}

/** Undefined if the user closes the browser's dialog. */
export async function tryPasskey(): Promise<Key | undefined> {
  const { passkey } = readLock() ?? {}
  const key = passkey && (await openWithPasskey(passkey))
  if (key !== undefined) forgiveTries()
  return key
}

function forgiveTries(): void {
  const settings = readLock()
  if (settings !== undefined) writeLock({ ...settings, tries: 0 })
}

/** From now on this page reads and writes what the device stores. */
export async function unlock(key: Key): Promise<void> {
  await enterUnlocked()
  // Another tab has turned the lock off while this one waited.
  if (readLock() === undefined) return location.reload()
  adoptKey(key)
  watchLock()
}

/** Encrypts with this key, also what a crash left readable while the lock was being turned on. */
export function adoptKey(key: Key): void {
  setSealer(createSealer(key))
  for (const name of personalKeys()) {
    const text = readPrivate(name)
    if (text !== null) writePrivate(name, text)
  }
}
