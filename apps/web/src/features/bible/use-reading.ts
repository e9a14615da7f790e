import { useCallback } from 'react'
import { useUser } from '#features/auth/index.ts'
import { storedValue, useStoredValue } from '#shared/device/stored-value.ts'
import { parseMemory, type ReadingMemory } from './reading-memory.ts'
import { useQuery } from '@tanstack/react-query'
import { versionsQuery } from './bible-queries.ts'

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

/** The user's version: the one chosen last, else the first there is. */
export function useVersion() {
  const { memory, remember } = useReading()
  const versions = useQuery(versionsQuery)
  const ids = versions.data && Object.values(versions.data)
  const version = ids === undefined ? memory.version : (ids.find((id) => id === memory.version) ?? ids[0])
  const choose = useCallback((id: string) => remember((before) => ({ ...before, version: id })), [remember])
  return { version, versions, choose }
}
