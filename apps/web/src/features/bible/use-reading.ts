import { useQuery } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useUser } from '#features/auth/index.ts'
import { versionsQuery } from './bible-queries.ts'
import { nothingRead, parseMemory, type ReadingMemory } from './reading-memory.ts'

const keyOf = (owner: string) => `stillwater-bible-${owner}`
const memories = new Map<string, ReadingMemory>()
const listeners = new Set<() => void>()

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function recall(owner: string): ReadingMemory {
  let memory = memories.get(owner)
  if (memory === undefined) {
    memory = stored(owner)
    memories.set(owner, memory)
  }
  return memory
}

/** A browser that keeps nothing (blocked storage) starts afresh each time. */
function stored(owner: string): ReadingMemory {
  try {
    return parseMemory(localStorage.getItem(keyOf(owner)))
  } catch (error) {
    console.warn('What was read last cannot be known on this device.', error)
    return nothingRead
  }
}

function keep(owner: string, memory: ReadingMemory): void {
  memories.set(owner, memory)
  for (const listener of listeners) listener()
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(memory))
  } catch (error) {
    console.warn('What was read cannot be remembered on this device.', error)
  }
}

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

/** The user's version: the one chosen last, else the first there is. */
export function useVersion() {
  const { memory, remember } = useReading()
  const versions = useQuery(versionsQuery)
  const ids = versions.data && Object.values(versions.data)
  const version = ids === undefined ? memory.version : (ids.find((id) => id === memory.version) ?? ids[0])
  const choose = useCallback((id: string) => remember((before) => ({ ...before, version: id })), [remember])
  return { version, versions, choose }
}
