/** What becomes of encrypted words when their owner is signed out while the app is locked. */
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { readItem, writeItem } from '#shared/device/local-storage.ts'
import { parseJson } from '#shared/device/parse-stored.ts'
import { personalKeys, privateKey } from '#shared/device/private-storage.ts'
import type { Sealer } from '#shared/device/sealer.ts'
import { forgetDevice, setLeaving } from '#shared/records/local/device.ts'
import { eraseSynced, indexedDbStore } from '#shared/records/local/indexeddb-store.ts'
import { hasSealedWords, sealedKey } from '#shared/records/local/sealed-key.ts'
import { toast, TOAST_DURATION, type ToastMessage } from '#shared/ui/toast/toast-store.ts'
import { fromBase64Url } from '#shared/base64.ts'
import { createSealer, unwrapKey } from './cipher.ts'
import { dropServerKey, forgetLock, openPersonal } from './forget-lock.ts'
import { hideNotifications } from './hide-notifications.ts'
import { openForGood } from './locked-disk.ts'
import { type LockSettings, parseWayBack, readLock, removeLock, type WayBack } from './lock-settings.ts'

/** Without the PIN: signs out and erases what is stored here. Drafts and unsent changes stay encrypted until their owner signs in. */
export async function signOutLocked(): Promise<void> {
  const settings = readLock()
  setLeaving(true)
  if (settings !== undefined) {
    leaveToOwner(settings)
    for (const key of personalKeys())
      if (!key.startsWith(privateKey(settings.userId, 'draft'))) writeItem(key, undefined)
  }
  removeLock()
  forgetDevice()
  if (settings !== undefined) await eraseSynced(settings.userId)
  try {
    await call('POST /api/logout')
    setLeaving(false)
    await hideNotifications(false)
  } catch (error) {
    // The server is told as soon as it can be reached; until then its reminders have no titles.
    console.warn('The server does not know yet that this device is signed out', error)
  }
}

/** The user has signed this device out from another one: nothing stays, not even what has not synced. */
export async function eraseLocked(): Promise<void> {
  const settings = readLock()
  for (const key of personalKeys()) writeItem(key, undefined)
  forgetDevice()
  await forgetLock()
  if (settings === undefined) return
  for (const kind of [undefined, 'sealed'] as const)
    await (await indexedDbStore(settings.userId, kind)).erase()
}

/** A user has signed in. Answers whether the words that they left encrypted were opened, so that they are to be read again. */
export async function settleLock(userId: string): Promise<boolean> {
  const settings = readLock()
  if (settings !== undefined && settings.userId !== userId) {
    // The lock was not theirs, and does not stay.
    leaveToOwner(settings)
    await forgetLock()
  }
  if (!hasSealedWords(userId)) return false
  try {
    await recoverWords(userId)
    return true
  } catch (error) {
    // They stay as they are, and the next start tries again.
    console.warn('Encrypted words could not be opened yet', error)
    return false
  }
}

function leaveToOwner({ userId, keyId, serverKey }: LockSettings): void {
  writeItem(sealedKey(userId), JSON.stringify({ keyId, serverKey } satisfies WayBack))
}

/** The server hands out its key to the owner. */
async function recoverWords(userId: string): Promise<void> {
  const back = parseWayBack(parseJson(readItem(sealedKey(userId))))
  const sealer = back && (await sealerFrom(back))
  if (sealer === undefined) {
    await (await indexedDbStore(userId, 'sealed')).erase()
    tellLater({
      title: 'Some changes are lost',
      description: 'What hadn’t synced before you were signed out can’t be opened anymore.',
      variant: 'destructive',
    })
  } else {
    await openForGood(userId, sealer)
    openPersonal(sealer)
    tellLater({
      title: 'The app lock is off',
      description:
        'Your unsynced changes have been restored. You can turn the lock on again in the settings.',
    })
  }
  await hideNotifications(false)
  await dropServerKey(back)
  writeItem(sealedKey(userId), undefined)
}

/** There is one message at a time, and the sign-in shows its own first. */
const tellLater = (message: ToastMessage) => setTimeout(() => toast(message), TOAST_DURATION)

async function sealerFrom({ keyId, serverKey }: WayBack): Promise<Sealer | undefined> {
  try {
    const { key } = await call('GET /api/device-keys/:id', { params: { id: keyId } })
    const opened = unwrapKey(fromBase64Url(key) ?? new Uint8Array(), serverKey)
    return opened && createSealer(opened)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}
