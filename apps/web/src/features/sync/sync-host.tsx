import { useEffect, useState, useSyncExternalStore } from 'react'
import { isSyncSheetOpen, watchSyncSheet } from '#shared/offline/sync-sheet-store.ts'
import { later } from '#shared/ui/later.tsx'
import { keepConnected } from './keep-connected.ts'

const SyncSheet = later(async () => (await import('./sync-sheet.tsx')).SyncSheet)

/** Keeps what is unsent moving, and shows it when asked. Once, in the shell. */
export function SyncHost() {
  const open = useSyncExternalStore(watchSyncSheet, isSyncSheetOpen)
  const [opened, setOpened] = useState(false)
  if (open && !opened) setOpened(true)
  useEffect(keepConnected, [])
  return opened ? <SyncSheet open={open} /> : null
}
