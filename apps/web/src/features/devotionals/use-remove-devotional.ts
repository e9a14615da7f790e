import type { Devotional } from '@stillwater/contract/devotionals'
import { useCallback } from 'react'
import { useRemove } from '#shared/records/use-remove.ts'

/** Deletes a devotional, with Undo. It is named by its reference: it has no title. */
export function useRemoveDevotional(): (devotional: Devotional) => void {
  const remove = useRemove('devotionals', {
    removed: 'Devotional deleted',
    failed: 'Failed to delete devotional',
  })
  return useCallback((devotional) => remove({ ...devotional, title: devotional.reference }), [remove])
}
