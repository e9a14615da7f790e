/** What this device keeps of somebody in localStorage and must not keep once they have signed out. */
const prefix = 'stillwater-private '

export const privateKey = (owner: string, name: string): string => `${prefix}${owner} ${name}`

/** Removes it all, whoever it is of. */
export function forgetPrivate(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch (error) {
    console.warn('What this device remembers could not be removed', error)
  }
}
