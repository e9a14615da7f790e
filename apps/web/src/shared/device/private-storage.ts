/** Personal data in local storage, which must be removed when its owner signs out. */
const prefix = 'stillwater-private '
/** Reading history and voice settings, stored under keys that end with the user's id. Reminder settings stay: they reveal nothing. */
const personal = /^stillwater-(?:bible|voice)-/

export const privateKey = (owner: string, name: string): string => `${prefix}${owner} ${name}`

/** Removes the personal data of every user, or of every user but one. */
export function forgetPrivate(except?: string): void {
  const isExcepted = (key: string) =>
    except !== undefined && (key.startsWith(`${prefix}${except} `) || key.endsWith(`-${except}`))
  try {
    for (const key of Object.keys(localStorage)) {
      if ((key.startsWith(prefix) || personal.test(key)) && !isExcepted(key)) localStorage.removeItem(key)
    }
    // Makes this page read its stored values again, as if another tab had removed them.
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  } catch (error) {
    console.warn('Personal data on this device could not be removed', error)
  }
}
