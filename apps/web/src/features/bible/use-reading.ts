import { useCallback, useSyncExternalStore } from 'react'
import { useUser } from '#features/auth/index.ts'
import { deviceMemory } from '#shared/device/device-memory.ts'
import { parseMemory, type ReadingMemory } from './reading-memory.ts'

const { recall, keep, watch } = deviceMemory('bible', parseMemory)

/** What this device remembers of the signed-in user's reading, and how to change it. */
export function useReading() {
  const owner = useUser()?.id ?? ''
  const memory = useSyncExternalStore(watch, () => recall(owner))
  const remember = useCallback(
    (change: (before: ReadingMemory) => ReadingMemory) => keep(owner, change(recall(owner))),
    [owner],
  )
  return { memory, remember }
}
