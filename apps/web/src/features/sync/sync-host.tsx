import { useEffect, useState, useSyncExternalStore } from 'react'
import { isSyncSheetOpen, watchSyncSheet } from '#shared/records/outbox/sync-sheet-store.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { keepConnected } from './keep-connected.ts'

const SyncSheet = lazyComponent(async () => (await import('./sync-sheet.tsx')).SyncSheet)

/** Keeps what is unsent moving, and shows it when asked. Once, in the shell. */
export function SyncHost() {
  const open = useSyncExternalStore(watchSyncSheet, isSyncSheetOpen)
  const [opened, setOpened] = useState(false)
  if (open && !opened) setOpened(true)
  useEffect(keepConnected, [])
  return opened ? <SyncSheet open={open} /> : null
}
