/** Access to local storage that never throws: a browser may block it, or it may be full. The app then works without it. */
let warned = false

function warnOnce(error: unknown): void {
  if (warned) return
  warned = true
  console.warn('Local storage is not available in this browser', error)
}

export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch (error) {
    warnOnce(error)
    return null
  }
}

/** Stores a value, or removes it if undefined. */
export function writeItem(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch (error) {
    warnOnce(error)
  }
}
