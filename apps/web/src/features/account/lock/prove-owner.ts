import { ApiError } from '#shared/api/error.ts'
import type { Key } from '#shared/lock/cipher.ts'
import { readLock } from '#shared/lock/lock-settings.ts'
import { triesText } from '#shared/lock/pin-words.ts'
import { tryPasskey, tryPin } from '#shared/lock/unlock.ts'
import { lockNow } from '#shared/lock/watch-lock.ts'

/** The PIN or the passkey once more: someone else may hold an unlocked phone. Undefined if the passkey's dialog is closed. */
export async function proveOwner(currentPin: string): Promise<Key | undefined> {
  const pin = readLock()?.pin
  if (pin === undefined) return tryPasskey()
  const answer = await tryPin(currentPin)
  if ('key' in answer) return answer.key
  // The lock screen signs out.
  if (answer.triesLeft === 0) lockNow()
  const message = triesText(answer.triesLeft, pin)
  throw new ApiError(message, 400, { fields: { currentPin: message } })
}
