import type { CareEntry } from '@stillwater/contract/people/care-entries'
import { useCallback } from 'react'
import { useRemove } from '#shared/records/use-remove.ts'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { careKindNames } from './care-words.ts'

export function useRemoveEntry(): (entry: CareEntry) => void {
  const remove = useRemove('care-entries', {
    removed: 'Care entry deleted',
    failed: 'Failed to delete the care entry',
  })
  return useCallback(
    (entry) => remove({ ...entry, title: `${careKindNames[entry.kind]}, ${formatIsoDate(entry.date)}` }),
    [remove],
  )
}
