import { useCallback } from 'react'
import { useUser } from '#features/auth/index.ts'
import { storedValue, useStoredValue } from '#shared/device/stored-value.ts'
import { parseMemory, type ReadingMemory } from './reading-memory.ts'

const reading = storedValue({ key: (owner) => `stillwater-bible-${owner}`, parse: parseMemory })

/** The signed-in user's reading settings and history, and how to change them. */
export function useReading() {
  const owner = useUser()?.id ?? ''
  const memory = useStoredValue(reading, owner)
  const remember = useCallback(
    (change: (before: ReadingMemory) => ReadingMemory) => reading.set(change(reading.get(owner)), owner),
    [owner],
  )
  return { memory, remember }
}
