/**
 * Whether Stillwater can be reached, as far as the last call knows. A proxy's error page or a hotel's sign-in page is not
 * Stillwater, so only what the calls see counts, not what the device says of its network.
 */
export interface Connection {
  readonly offline: boolean
  /** When Stillwater last answered. */
  readonly reachedAt: number
}

let current: Connection = { offline: false, reachedAt: Date.now() }
const listeners = new Set<() => void>()

function become(next: Connection): void {
  const changed = next.offline !== current.offline
  current = next
  if (changed) for (const listener of listeners) listener()
}

export const reached = (): void => become({ offline: false, reachedAt: Date.now() })
export const lost = (): void => become({ ...current, offline: true })

/** After a start without a connection: what is shown is as old as this. */
export const lastReached = (at: number): void => become({ ...current, reachedAt: at })

export const connection = (): Connection => current

export function watchConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
