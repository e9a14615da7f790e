import { readItem, writeItem } from '#shared/device/local-storage.ts'
import { lockKey } from '#shared/device/lock-key.ts'
import { isText, parseJson, propertiesOf } from '#shared/device/parse-stored.ts'

/** Minutes without input, or as soon as the app is out of sight. */
export const lockTimes = ['hidden', '2', '5', '15'] as const
export type LockTime = (typeof lockTimes)[number]

/** After this many wrong PINs the device is signed out. */
export const mostTries = 10

/** The device's key, wrapped by a key that is stretched from the PIN. */
export interface PinLock {
  readonly salt: string
  readonly rounds: number
  readonly key: string
  /** It is not of digits alone: a phone shows all its keys. */
  readonly letters?: true
}

/** The device's key, wrapped by a secret that only this passkey can compute. */
export interface PasskeyLock {
  readonly id: string
  readonly salt: string
  readonly key: string
}

/** How the owner gets back to unsynced words without the PIN: the server has the key that opens this one. */
export interface WayBack {
  readonly keyId: string
  readonly serverKey: string
}

/** The settings of the app lock. None of it helps without the PIN, the passkey or the server. */
export interface LockSettings extends WayBack {
  readonly userId: string
  readonly after: LockTime
  /** Wrong PINs in a row. */
  readonly tries: number
  readonly pin?: PinLock
  readonly passkey?: PasskeyLock
}

const longest = 2000

/** Undefined if the lock is off, or if its settings are damaged: then nothing here opens what is stored. */
export function readLock(): LockSettings | undefined {
  const { userId, after, tries, pin, passkey, ...rest } = propertiesOf(parseJson(readItem(lockKey)))
  const back = parseWayBack(rest)
  if (!isText(userId, longest) || back === undefined) return undefined
  const pinLock = parsePin(pin)
  const passkeyLock = parsePasskey(passkey)
  return {
    ...back,
    userId,
    after: lockTimes.find((time) => time === after) ?? 'hidden',
    tries: typeof tries === 'number' ? tries : 0,
    ...(pinLock && { pin: pinLock }),
    ...(passkeyLock && { passkey: passkeyLock }),
  }
}

/** Throws where the browser stores nothing: a lock that is gone with the next visit would leave what it has locked. */
export function writeLock(settings: LockSettings): void {
  const text = JSON.stringify(settings)
  writeItem(lockKey, text)
  if (readItem(lockKey) !== text)
    throw new Error(
      'This browser can’t store your settings. Free up some space on this device and try again.',
    )
}

export const removeLock = (): void => writeItem(lockKey, undefined)

export function parseWayBack(value: unknown): WayBack | undefined {
  const { keyId, serverKey } = propertiesOf(value)
  return isText(keyId, longest) && isText(serverKey, longest) ? { keyId, serverKey } : undefined
}

function parsePin(value: unknown): PinLock | undefined {
  const { salt, rounds, key, letters } = propertiesOf(value)
  const isWhole = isText(salt, longest) && isText(key, longest) && typeof rounds === 'number'
  return isWhole ? { salt, rounds, key, ...(letters === true && { letters }) } : undefined
}

export function parsePasskey(value: unknown): PasskeyLock | undefined {
  const { id, salt, key } = propertiesOf(value)
  return isText(id, longest) && isText(salt, longest) && isText(key, longest) ? { id, salt, key } : undefined
}
