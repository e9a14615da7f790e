import type { RecordChanges } from '@stillwater/contract'
import type { Sermon } from '@stillwater/contract/sermons'
import { useCallback } from 'react'
import { messageOf } from '#shared/api/error.ts'
import { unsyncedNote } from '#shared/records/toast-saved.ts'
import { useRecords } from '#shared/records/use-records.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'

interface SermonChange {
  readonly sermon: Sermon
  readonly changes: Pick<RecordChanges<'sermons'>, 'date' | 'seriesId'>
}

type Update = ReturnType<typeof useRecords<'sermons'>>['updateAtOnce']

const sermonsWords = (count: number) => (count === 1 ? '1 sermon' : `${count} sermons`)

/** Answers what was changed. What could not be is told, and is as it was. */
async function writeAll(update: Update, wanted: readonly SermonChange[]) {
  const results = await Promise.allSettled(
    wanted.map(({ sermon, changes: { date = sermon.date, seriesId = sermon.seriesId } }) =>
      update(sermon, { date, seriesId }),
    ),
  )
  const failed = results.filter((result) => result.status === 'rejected')
  if (failed[0] !== undefined)
    toast({
      title: `${sermonsWords(failed.length)} could not be changed`,
      description: messageOf(failed[0].reason, 'Please try again.'),
      variant: 'destructive',
    })
  const done = results.flatMap((result, index) => {
    const before = wanted[index]?.sermon
    return result.status === 'fulfilled' && before !== undefined ? [{ before, after: result.value }] : []
  })
  return { done, isWhole: failed.length === 0 }
}

/** Changes several sermons in one step, shown at once. One undo takes all of it back. */
export function useMoves() {
  const { updateAtOnce } = useRecords('sermons')
  return useCallback(
    async (title: string, wanted: readonly SermonChange[]): Promise<void> => {
      const { done, isWhole } = await writeAll(updateAtOnce, wanted)
      const [first] = done
      if (!isWhole || first === undefined) return
      const back = done.map(({ before, after }) => ({
        sermon: after,
        changes: { date: before.date, seriesId: before.seriesId },
      }))
      toast({
        title,
        description: unsyncedNote(first.after.id),
        action: { label: 'Undo', onClick: () => void writeAll(updateAtOnce, back) },
      })
    },
    [updateAtOnce],
  )
}
