import type { NewRecord } from '@stillwater/contract'
import type { Series } from '@stillwater/contract/plan'
import { useRecords } from '#shared/records/use-records.ts'
import { inOneStep, type Part } from '../in-one-step.ts'

type NewSermon = NewRecord<'sermons'> & { id: string }

const draftsWords = (count: number) => (count === 1 ? '1 draft' : `${count} drafts`)

/** Adds the drafts of a series that was just saved. One undo takes everything back. */
export function useDrafts() {
  const sermons = useRecords('sermons')
  const series = useRecords('series')
  return (saved: Series, drafts: readonly NewSermon[]): Promise<void> =>
    inOneStep({
      // Tried again under the same ids, so that none is made twice.
      parts: drafts.map((draft): Part => async () => {
        const added = await sermons.add(draft)
        return () => sermons.removeAtOnce(added)
      }),
      done: [() => series.removeAtOnce(saved)],
      id: saved.id,
      title: `Series created with ${draftsWords(drafts.length)}`,
      failed: (count) => `${draftsWords(count)} could not be added`,
    })
}
