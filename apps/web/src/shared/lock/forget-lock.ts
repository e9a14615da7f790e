import { call } from '#shared/api/call.ts'
import { readItem, writeItem } from '#shared/device/local-storage.ts'
import { personalKeys } from '#shared/device/private-storage.ts'
import { type Sealer, setSealer } from '#shared/device/sealer.ts'
import { hideNotifications } from './hide-notifications.ts'
import { readLock, removeLock, type WayBack } from './lock-settings.ts'

/** The lock is off from now on. What it has encrypted is readable or gone by then. */
export async function forgetLock(): Promise<void> {
  removeLock()
  setSealer(undefined)
  await hideNotifications(false)
}

/** The same for a user who is signed in: the server forgets its key too. */
export async function endLock(): Promise<void> {
  const back = readLock()
  await forgetLock()
  await dropServerKey(back)
}

/** Decrypts the personal data in local storage. What cannot be opened is removed. */
export function openPersonal(sealer: Sealer): void {
  for (const name of personalKeys()) {
    const text = readItem(name)
    if (text !== null) writeItem(name, sealer.openText(name, text) ?? undefined)
  }
}

/** The server's key opens nothing any longer. A device that is offline leaves it behind. */
export async function dropServerKey(back: WayBack | undefined = readLock()): Promise<void> {
  if (back === undefined) return
  try {
    await call('DELETE /api/device-keys/:id', { params: { id: back.keyId } })
  } catch (error) {
    console.warn('The key of this device is still at the server', error)
  }
}
