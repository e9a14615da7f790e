import * as z from 'zod/mini'
import type { PinLock } from '#shared/lock/lock-settings.ts'
import { isPin } from '#shared/lock/pin.ts'
import { pinWords } from '#shared/lock/pin-words.ts'

/** None is asked for where there is none. */
export const currentPin = (pin: PinLock | undefined) =>
  pin === undefined ? z.string() : z.string().check(z.refine(isPin, pinWords(pin).ask))

/** How the device is unlocked. */
export const unlockWays = ['pin', 'passkey', 'both'] as const
export type UnlockWay = (typeof unlockWays)[number]

interface LockForm {
  readonly way: UnlockWay
  readonly pin: string
  readonly confirmPin: string
}

/** What is wrong with the new PIN, by field. None is needed where there is one, or where only a passkey unlocks. */
export function pinFaults({ way, pin, confirmPin }: LockForm, hasPin: boolean): Partial<LockForm> {
  if (way === 'passkey' || (hasPin && pin === '' && confirmPin === '')) return {}
  if (!isPin(pin)) return { pin: 'Use 4 to 64 characters' }
  return pin === confirmPin ? {} : { confirmPin: 'The two don’t match' }
}
