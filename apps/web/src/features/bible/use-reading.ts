import { useCallback } from 'react'
import { useUser } from '#features/auth/index.ts'
import { storedValue, useStoredValue } from '#shared/device/stored-value.ts'
import { parseMemory, type ReadingMemory } from './reading-memory.ts'

const reading = storedValue({ key: (owner) => `stillwater-bible-${owner}`, parse: parseMemory })

/** What this device remembers of the signed-in user's reading, and how to change it. */
export function useReading() {
  const owner = useUser()?.id ?? ''
  const memory = useStoredValue(reading, owner)
  const remember = useCallback(
    (change: (before: ReadingMemory) => ReadingMemory) => reading.set(change(reading.get(owner)), owner),
    [owner],
  )
  return { memory, remember }
}
