import { messageOf } from '#shared/api/error.ts'
import { toast } from '#shared/ui/toast-store.ts'
import type { RecordRoom, StoredRecord } from './record-room.ts'
import { useRecords } from './use-records.ts'

interface Words {
  /** Such as "Prayer deleted". */
  readonly removed: string
  readonly failed: string
}

/** Deletes at once and offers to undo: the same record comes back under the same id. */
export function useRemove<R extends StoredRecord>(room: RecordRoom<R>, words: Words) {
  const records = useRecords(room)
  const complain = (error: unknown) =>
    toast({ title: words.failed, description: messageOf(error, 'Please try again.'), variant: 'destructive' })

  return async (record: R & { title: string }): Promise<void> => {
    try {
      await records.removeAtOnce(record)
      toast({
        title: words.removed,
        description: record.title,
        action: { label: 'Undo', onClick: () => void records.add(record).catch(complain) },
      })
    } catch (error) {
      complain(error)
    }
  }
}
