import { isLockOn } from '#shared/device/lock-key.ts'
import { currentSealer } from '#shared/device/sealer.ts'
import { readDevice, writeDevice } from './device.ts'
import { type Closing, indexedDbStore } from './indexeddb-store.ts'
import type { LocalStore } from './local-store.ts'
import { ResilientStore } from './resilient-store.ts'
import { WordsInMemory } from './words-in-memory.ts'

/** The user's database, encrypted while the app lock is on. */
async function openDisk(userId: string, onClosed: (how: Closing) => void = () => {}): Promise<LocalStore> {
  const sealer = currentSealer()
  if (sealer === undefined) return indexedDbStore(userId, undefined, onClosed)
  const { openLocked } = await import('#shared/lock/locked-disk.ts')
  return openLocked(userId, sealer, onClosed)
}

/** The user's data on this device, which is opened again whenever the browser closes it. */
export async function openStorage(userId: string): Promise<ResilientStore> {
  const sealer = currentSealer()
  let store: ResilientStore | undefined
  let closing: Closing | undefined
  const onClosed = (how: Closing) => {
    closing = how
    store?.onClosed()
  }
  /** Another tab may have signed out, or turned the lock on: then nothing is stored from here any longer. */
  const mayStore = () => {
    const device = readDevice()
    // The browser clears what is known of the device too.
    const isTheirs = device === undefined ? closing !== 'deleted' : device.userId === userId && device.keep
    return isTheirs && currentSealer() === sealer && isLockOn() === (sealer !== undefined)
  }
  const reopen = async () => {
    if (!mayStore()) throw new Error('This page may no longer store anything')
    const disk = await openDisk(userId, onClosed)
    if (!mayStore()) {
      disk.close()
      throw new Error('This page may no longer store anything')
    }
    if (readDevice() === undefined) writeDevice({ userId, keep: true })
    closing = undefined
    return disk
  }
  store = await ResilientStore.on(await openDisk(userId, onClosed), reopen)
  return store
}

/** This device must no longer store anything: unsent changes move to memory, the rest is erased. */
export async function moveToMemory(userId: string): Promise<ResilientStore> {
  try {
    const disk = await openDisk(userId)
    const words = new WordsInMemory(await disk.unsent(), await disk.entries('bodies'))
    await disk.erase()
    return ResilientStore.inMemory(words)
  } catch (error) {
    console.warn('What this device stored could not be removed', error)
    return ResilientStore.inMemory()
  }
}
