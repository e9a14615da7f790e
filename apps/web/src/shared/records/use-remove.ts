import type { NewRecord, RecordOf } from '@stillwater/contract'
import type { RecordName } from '@stillwater/contract/records/record-names'
import { useCallback } from 'react'
import { messageOf } from '#shared/api/error.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { keepFocusNear } from './list/keep-focus-near.ts'
import { toastSaved } from './toast-saved.ts'
import { useRecords } from './use-records.ts'

interface Words {
  /** Such as "Prayer deleted". */
  readonly removed: string
  readonly failed: string
}

/** Deletes at once and offers to undo: the same record comes back under the same id. */
export function useRemove<N extends RecordName>(name: N, { removed, failed }: Words) {
  const records = useRecords(name)
  // Stable, so that a long list's cards do not render again.
  return useCallback(
    (record: RecordOf<N> & NewRecord<N> & { title: string }): void => {
      const complain = (error: unknown) =>
        toast({ title: failed, description: messageOf(error, 'Please try again.'), variant: 'destructive' })
      const offerUndo = () =>
        toastSaved(record, {
          title: removed,
          description: record.title,
          action: { label: 'Undo', onClick: () => void records.add(record).catch(complain) },
        })
      keepFocusNear(record.id)
      records.removeAtOnce(record).then(offerUndo, complain)
    },
    [records, removed, failed],
  )
}
