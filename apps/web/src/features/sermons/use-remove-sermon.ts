import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { useCallback } from 'react'
import { localSession } from '#shared/records/local/local-session.ts'
import { useRemove } from '#shared/records/use-remove.ts'
import { forgetSermon } from './workspace/remembered-sermon.ts'

export function useRemoveSermon(): (sermon: Sermon) => void {
  const remove = useRemove('sermons', { removed: 'Sermon deleted', failed: 'Failed to delete sermon' })
  return useCallback(
    (sermon) => {
      // Its screen must not offer to keep what was deleted on purpose. Its text stays, in case that is undone.
      const session = localSession()
      if (session !== undefined)
        forgetSermon(session, sermon.id).catch((error: unknown) =>
          console.warn('The deleted sermon is still remembered', error),
        )
      remove(sermon)
    },
    [remove],
  )
}
