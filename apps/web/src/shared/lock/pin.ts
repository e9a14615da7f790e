import { fromBase64Url, toBase64Url } from '#shared/base64.ts'
import { type Key, randomBytes, unwrapKey, wrapKey } from './cipher.ts'
import type { PinLock } from './lock-settings.ts'

/** About half a second on a phone, for each PIN that is tried. */
const rounds = 1_000_000

/** A letter may be typed in several ways that look the same, and phones add a space at the end. */
const typedText = (pin: string) => pin.normalize('NFKC').trim()

const length = { least: 4, most: 64 } as const

/** Whether it can be the PIN or password of an app lock. */
export function isPin(typed: string): boolean {
  const text = typedText(typed)
  return text.length >= length.least && text.length <= length.most
}

export const isDigits = (pin: string): boolean => /^\d*$/.test(typedText(pin))

/** Wraps the device's key with a PIN or a password. */
export async function lockWithPin(key: Key, pin: string): Promise<PinLock> {
  const salt = randomBytes(16)
  const lock = { salt: toBase64Url(salt), rounds, key: wrapKey(await stretch(pin, salt, rounds), key) }
  return isDigits(pin) ? lock : { ...lock, letters: true }
}

/** Undefined if the PIN is wrong. */
export async function openWithPin(lock: PinLock, pin: string): Promise<Key | undefined> {
  const salt = fromBase64Url(lock.salt)
  return salt && unwrapKey(await stretch(pin, salt, lock.rounds), lock.key)
}

async function stretch(pin: string, salt: Key, iterations: number): Promise<Key> {
  const material = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(typedText(pin)),
    'PBKDF2',
    false,
    ['deriveBits'],
  )
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, material, 256),
  )
}
