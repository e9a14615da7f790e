/**
 * Which texts lie on this device, by their ids, each with its hash. Only a note, so that the page need not start the worker to know
 * that there is nothing: where the note is wrong, the worker says so and it is put right.
 */
export type KeptList = Readonly<Record<string, string>>

const key = 'stillwater-kept-bible'
const listeners = new Set<() => void>()
let list: KeptList | undefined

export const keptList = (): KeptList => (list ??= read())
export const isKept = (version: string): boolean => version in keptList()

export const noteKept = (version: string, hash: string): void => write({ ...keptList(), [version]: hash })

export function noteRemoved(version: string): void {
  const { [version]: _, ...others } = keptList()
  write(others)
}

export function watchKeptList(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', hear)
  }
}

/** Another tab has kept or removed a text. */
function hear(event: StorageEvent): void {
  if (event.key !== key && event.key !== null) return
  become(undefined)
}

function become(next: KeptList | undefined): void {
  list = next
  for (const listener of listeners) listener()
}

function read(): KeptList {
  try {
    return parseKeptList(localStorage.getItem(key))
  } catch (error) {
    console.warn('What this device keeps of the Bible cannot be known.', error)
    return {}
  }
}

function write(next: KeptList): void {
  become(next)
  try {
    localStorage.setItem(key, JSON.stringify(next))
  } catch (error) {
    console.warn('That a text is on this device cannot be noted.', error)
  }
}

export function parseKeptList(stored: string | null): KeptList {
  if (stored === null) return {}
  try {
    const value: unknown = JSON.parse(stored)
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(Object.entries(value).filter(([, hash]) => typeof hash === 'string'))
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}
