import { useCallback } from 'react'
import { useQuery } from '@tanstack/react-query'
import { versionsQuery } from './bible-queries.ts'
import { useReading } from './use-reading.ts'

/** The user's version: the one chosen last, else the first there is. */
export function useVersion() {
  const { memory, remember } = useReading()
  const versions = useQuery(versionsQuery)
  const ids = versions.data && Object.values(versions.data)
  const version = ids === undefined ? memory.version : (ids.find((id) => id === memory.version) ?? ids[0])
  const choose = useCallback((id: string) => remember((before) => ({ ...before, version: id })), [remember])
  return { version, versions, choose }
}
