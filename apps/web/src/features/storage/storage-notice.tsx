import { useQuery } from '@tanstack/react-query'
import { useUser } from '#features/auth/index.ts'
import { storedValue, useStoredValue } from '#shared/device/stored-value.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { levelOf, parseDismissed, percentUsed } from './storage-level.ts'
import { storageQuery } from './storage-query.ts'

// For the few whose storage is full.
const StorageWarning = lazyComponent(async () => (await import('./storage-warning.tsx')).StorageWarning)

const dismissedLevel = storedValue({ key: (owner) => `stillwater-storage-${owner}`, parse: parseDismissed })

/** Warns the user when their storage is almost full, and again when it is full. */
export function StorageNotice() {
  const owner = useUser()?.id ?? ''
  const { data } = useQuery(storageQuery)
  const dismissed = useStoredValue(dismissedLevel, owner)
  const level = data && levelOf(data)
  if (data === undefined || level === undefined || level === dismissed) return null
  return (
    <StorageWarning
      level={level}
      percent={percentUsed(data)}
      onDismiss={() => dismissedLevel.set(level, owner)}
    />
  )
}
