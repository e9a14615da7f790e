/** What this device remembers of each user under one name. */
export interface DeviceMemory<T> {
  readonly recall: (owner: string) => T
  readonly keep: (owner: string, value: T) => void
  readonly watch: (listener: () => void) => () => void
}

/**
 * Small things that may be forgotten: they lie in the browser's storage, and `parse` makes something whole of whatever is found
 * there. A browser that keeps nothing (blocked storage) starts afresh each time.
 */
export function deviceMemory<T>(name: string, parse: (stored: string | null) => T): DeviceMemory<T> {
  const memories = new Map<string, T>()
  const listeners = new Set<() => void>()
  const keyOf = (owner: string) => `stillwater-${name}-${owner}`

  // Removed or changed elsewhere: in another tab, or by signing out.
  globalThis.window?.addEventListener('storage', ({ key }) => {
    if (key !== null && !key.startsWith(keyOf(''))) return
    memories.clear()
    for (const listener of listeners) listener()
  })

  function stored(owner: string): string | null {
    try {
      return localStorage.getItem(keyOf(owner))
    } catch (error) {
      console.warn(`This device keeps nothing under ${name}.`, error)
      return null
    }
  }

  return {
    recall(owner) {
      let memory = memories.get(owner)
      if (memory === undefined) {
        memory = parse(stored(owner))
        memories.set(owner, memory)
      }
      return memory
    },
    keep(owner, value) {
      memories.set(owner, value)
      for (const listener of listeners) listener()
      try {
        localStorage.setItem(keyOf(owner), JSON.stringify(value))
      } catch (error) {
        console.warn(`This device cannot keep ${name}.`, error)
      }
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What was stored as JSON; undefined where there is nothing or nothing that can be read. */
export function readJson(stored: string | null): unknown {
  if (stored === null) return undefined
  try {
    return JSON.parse(stored)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
