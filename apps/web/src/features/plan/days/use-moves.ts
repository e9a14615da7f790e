import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { useCallback } from 'react'
import { useRecords } from '#shared/records/use-records.ts'
import { inOneStep, type Part } from '../in-one-step.ts'

interface SermonChange {
  readonly sermon: Sermon
  readonly changes: { readonly date: string } | { readonly seriesId: null }
}

const failed = (count: number) => `${count === 1 ? '1 sermon' : `${count} sermons`} could not be changed`

/** Changes several sermons in one step, shown at once. What another device has changed meanwhile stays. */
export function useMoves() {
  const { updateOnTop } = useRecords('sermons')
  return useCallback(
    (title: string, wanted: readonly SermonChange[]): Promise<void> => {
      const parts = wanted.map(({ sermon, changes }): Part => async () => {
        const { before, after } = await updateOnTop(sermon, () => changes)
        return () =>
          updateOnTop(after, () =>
            'date' in changes ? { date: before.date } : { seriesId: before.seriesId },
          )
      })
      return inOneStep({ parts, id: wanted[0]?.sermon.id ?? '', title, failed })
    },
    [updateOnTop],
  )
}
