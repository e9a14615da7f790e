import type { NewRecord } from '@stillwater/contract'
import type { Series } from '@stillwater/contract/plan'
import type { Sermon } from '@stillwater/contract/sermons'
import { messageOf } from '#shared/api/error.ts'
import { unsyncedNote } from '#shared/records/toast-saved.ts'
import { useRecords } from '#shared/records/use-records.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'

type NewSermon = NewRecord<'sermons'> & { id: string }

const draftsWords = (count: number) => (count === 1 ? '1 draft' : `${count} drafts`)

/** Adds the drafts of a series that was just saved. One undo takes everything back. */
export function useDrafts() {
  const sermons = useRecords('sermons')
  const series = useRecords('series')

  const undo = async (saved: Series, added: readonly Sermon[]) => {
    const results = await Promise.allSettled([
      ...added.map((sermon) => sermons.removeAtOnce(sermon)),
      series.removeAtOnce(saved),
    ])
    const failed = results.find((result) => result.status === 'rejected')
    if (failed !== undefined)
      toast({
        title: 'Not everything could be undone',
        description: messageOf(failed.reason, 'Please try again.'),
        variant: 'destructive',
      })
  }

  const add = async (
    saved: Series,
    drafts: readonly NewSermon[],
    before: readonly Sermon[] = [],
  ): Promise<void> => {
    const results = await Promise.allSettled(drafts.map((draft) => sermons.add(draft)))
    const added = [
      ...before,
      ...results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    ]
    const left = drafts.filter((_, index) => results[index]?.status === 'rejected')
    const failed = results.find((result) => result.status === 'rejected')
    if (failed !== undefined) {
      // Under the same ids, so that none is made twice.
      toast({
        title: `${draftsWords(left.length)} could not be added`,
        description: messageOf(failed.reason, 'Please try again.'),
        variant: 'destructive',
        action: { label: 'Try again', onClick: () => void add(saved, left, added) },
      })
      return
    }
    toast({
      title: `Series created with ${draftsWords(added.length)}`,
      description: unsyncedNote(saved.id),
      action: { label: 'Undo', onClick: () => void undo(saved, added) },
    })
  }
  return add
}
