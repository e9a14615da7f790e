import * as z from 'zod/mini'

const isPin = (text: string) => /^\d{4,8}$/.test(text)

export const CurrentPinSchema = z.string().check(z.refine(isPin, 'Enter your PIN, 4 to 8 digits'))

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
  if (!isPin(pin)) return { pin: 'Use 4 to 8 digits' }
  return pin === confirmPin ? {} : { confirmPin: 'The PINs don’t match' }
}
