import { readItem, writeItem } from './local-storage.ts'
import { currentSealer } from './sealer.ts'

/** Personal data in local storage, which must be removed when its owner signs out. */
const prefix = 'stillwater-private '
/** Reading history and voice settings, stored under keys that end with the user's id. Reminder settings stay: they reveal nothing. */
const personal = /^stillwater-(?:bible|voice)-/

export const privateKey = (owner: string, name: string): string => `${prefix}${owner} ${name}`

const isPersonal = (key: string) => key.startsWith(prefix) || personal.test(key)

/** Personal data of every user on this device. */
export const personalKeys = (): string[] => Object.keys(localStorage).filter(isPersonal)

/** An item that may be personal, which is encrypted while the app lock is on. */
export function readPrivate(key: string): string | null {
  const text = readItem(key)
  return text && (currentSealer()?.openText(key, text) ?? text)
}

export function writePrivate(key: string, value: string | undefined): void {
  const sealer = isPersonal(key) ? currentSealer() : undefined
  writeItem(key, value && sealer ? sealer.sealText(key, value) : value)
}

/** Removes the personal data of every user, or of every user but one. */
export function forgetPrivate(except?: string): void {
  const isExcepted = (key: string) =>
    except !== undefined && (key.startsWith(`${prefix}${except} `) || key.endsWith(`-${except}`))
  try {
    for (const key of personalKeys()) if (!isExcepted(key)) localStorage.removeItem(key)
    // Makes this page read its stored values again, as if another tab had removed them.
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  } catch (error) {
    console.warn('Personal data on this device could not be removed', error)
  }
}
