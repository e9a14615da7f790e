import { useEffect, useState } from 'react'
import { syncSheetOpen } from '#shared/records/outbox/use-outbox.ts'
import { guardUnsafeWords } from '#shared/records/unsafe/guard-unsafe-words.ts'
import { useStore } from '#shared/store.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { keepConnected } from './keep-connected.ts'

const SyncSheet = lazyComponent(async () => (await import('./sync-sheet.tsx')).SyncSheet)

/** Keeps the connection alive and shows the sync sheet. Rendered once, in the shell. */
export function SyncHost() {
  const open = useStore(syncSheetOpen)
  const [opened, setOpened] = useState(false)
  if (open && !opened) setOpened(true)
  useEffect(keepConnected, [])
  useEffect(guardUnsafeWords, [])
  return opened ? <SyncSheet open={open} /> : null
}
