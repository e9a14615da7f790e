import type { NewRecord } from '@stillwater/contract'
import type { Series } from '@stillwater/contract/plan/plan'
import { useRecords } from '#shared/records/use-records.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { inOneStep, type Part, takeAllBack } from '../in-one-step.ts'

type NewSermon = NewRecord<'sermons'> & { id: string }

const draftsWords = (count: number) => (count === 1 ? '1 draft' : `${count} drafts`)

/** Adds the drafts of a series that was just saved, once they can be made. One undo takes everything back. */
export function useDrafts() {
  const sermons = useRecords('sermons')
  const series = useRecords('series')
  const add = async (saved: Series, make: () => Promise<readonly NewSermon[]>): Promise<void> => {
    const takeBack = () => series.removeAtOnce(saved)
    try {
      const drafts = await make()
      await inOneStep({
        // Tried again under the same ids, so that none is made twice.
        parts: drafts.map((draft): Part => async () => {
          const added = await sermons.add(draft)
          return () => sermons.removeAtOnce(added)
        }),
        done: [takeBack],
        id: saved.id,
        title: `Series created with ${draftsWords(drafts.length)}`,
        failed: (count) => `${draftsWords(count)} could not be added`,
      })
    } catch (error) {
      console.warn('A passage could not be split', error)
      toast({
        title: 'The drafts could not be added',
        description: 'Check your connection and try again.',
        variant: 'destructive',
        action: { label: 'Try again', onClick: () => void add(saved, make) },
        otherAction: { label: 'Undo', onClick: () => void takeAllBack([takeBack]) },
      })
    }
  }
  return add
}
