/** Whether the microphone was refused. Known to the whole page, so that no button promises what cannot be. */
let refused = false
const listeners = new Set<() => void>()

export const isRefused = (): boolean => refused

export function watchRefused(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function setRefused(next: boolean): void {
  refused = next
  for (const listener of listeners) listener()
}
