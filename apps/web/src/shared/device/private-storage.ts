/** What this device keeps of somebody in localStorage and must not keep once they have signed out. */
const prefix = 'stillwater-private '
/** What somebody has read and said here, stored under names that end with their id. Which reminders they want stays: it tells nothing. */
const personal = /^stillwater-(?:bible|voice)-/

export const privateKey = (owner: string, name: string): string => `${prefix}${owner} ${name}`

/** Removes it all, whoever it is of; or of all but one. */
export function forgetPrivate(except?: string): void {
  const isKept = (key: string) =>
    except !== undefined && (key.startsWith(`${prefix}${except} `) || key.endsWith(`-${except}`))
  try {
    for (const key of Object.keys(localStorage)) {
      if ((key.startsWith(prefix) || personal.test(key)) && !isKept(key)) localStorage.removeItem(key)
    }
    // What this page remembers of it is read anew, as if another tab had removed it.
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  } catch (error) {
    console.warn('What this device remembers could not be removed', error)
  }
}
