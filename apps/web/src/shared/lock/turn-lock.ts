import { call } from '#shared/api/call.ts'
import { currentSealer } from '#shared/device/sealer.ts'
import { reopenSession } from '#shared/records/local/local-session.ts'
import { announce } from '#shared/records/local/tab-channel.ts'
import { toBase64Url } from '#shared/base64.ts'
import { type Key, randomKey, wrapKey } from './cipher.ts'
import { dropServerKey, forgetLock, openPersonal } from './forget-lock.ts'
import { hideNotifications } from './hide-notifications.ts'
import { type LockSettings, type LockTime, readLock, writeLock } from './lock-settings.ts'
import { openForGood } from './locked-disk.ts'
import { lockWithPasskey } from './passkey-secret.ts'
import { lockWithPin } from './pin.ts'
import { adoptKey } from './unlock.ts'
import { enterUnlocked, whileAlone } from './unlocked-tabs.ts'
import { watchLock } from './watch-lock.ts'

/** How a device is to be locked. */
export interface LockChoice {
  readonly after: LockTime
  /** Undefined for none; true for the one there is. */
  readonly pin: string | true | undefined
  /** True for the one there is, 'ask' for one that the browser asks for now. */
  readonly passkey: boolean | 'ask'
}

/** Answers false if the user closes the browser's dialog for the passkey. */
export async function turnOn(userId: string, choice: LockChoice): Promise<boolean> {
  const key = randomKey()
  const locks = await locksFor(key, choice)
  if (locks === undefined) return false
  const serverKey = randomKey()
  const { id: keyId } = await call('POST /api/device-keys', { body: { key: toBase64Url(serverKey) } })
  await enterUnlocked()
  // From here on the device is locked: what a crash leaves readable is encrypted when it is next opened.
  writeLock({ userId, keyId, serverKey: wrapKey(serverKey, key), tries: 0, ...locks })
  await hideNotifications(true)
  await reopenSession(async () => {
    announce('locked', userId)
    adoptKey(key)
  })
  watchLock()
  return true
}

/** Nothing is encrypted anew: only the ways to the key change. */
export async function changeLock(key: Key, choice: LockChoice): Promise<boolean> {
  const before = readLock()
  const locks = before && (await locksFor(key, choice, before))
  if (before === undefined || locks === undefined) return false
  const { userId, keyId, serverKey } = before
  writeLock({ userId, keyId, serverKey, tries: 0, ...locks })
  return true
}

type Locks = Pick<LockSettings, 'after' | 'pin' | 'passkey'>

async function locksFor(key: Key, choice: LockChoice, before?: LockSettings): Promise<Locks | undefined> {
  const pin = typeof choice.pin === 'string' ? await lockWithPin(key, choice.pin) : choice.pin && before?.pin
  const passkey =
    choice.passkey === 'ask' ? await lockWithPasskey(key) : choice.passkey ? before?.passkey : undefined
  if (choice.passkey === 'ask' && passkey === undefined) return undefined
  if (pin === undefined && passkey === undefined) throw new Error('Please choose how to unlock Stillwater.')
  return { after: choice.after, ...(pin && { pin }), ...(passkey && { passkey }) }
}

/** Decrypts everything first: if that is interrupted, the lock is still on. */
export async function turnOff(): Promise<void> {
  const settings = readLock()
  const sealer = currentSealer()
  if (settings === undefined || sealer === undefined) return
  await reopenSession(async () => {
    announce('locked', settings.userId)
    await whileAlone(async () => {
      await openForGood(settings.userId, sealer)
      openPersonal(sealer)
      await forgetLock()
    })
  })
  await dropServerKey(settings)
}
