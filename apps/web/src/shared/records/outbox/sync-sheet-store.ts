let open = false
const listeners = new Set<() => void>()

/** The list of what is unsent can be asked for from any card. */
export function setSyncSheetOpen(next: boolean): void {
  open = next
  for (const listener of listeners) listener()
}

export const isSyncSheetOpen = (): boolean => open

export function watchSyncSheet(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
