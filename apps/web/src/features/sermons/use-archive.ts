import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { useCallback } from 'react'
import { keepFocusNear } from '#shared/records/list/keep-focus-near.ts'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { useRecords } from '#shared/records/use-records.ts'
import { archiveChange } from './archive-change.ts'
import { tellSaveFailed } from './save-failed.ts'

/** Archives or unarchives a sermon, at once and with Undo in the toast. */
export function useArchive(): (sermon: Sermon) => Promise<void> {
  const { updateAtOnce } = useRecords('sermons')
  return useCallback(
    async (sermon) => {
      const { status, archivedFrom } = sermon
      const change = archiveChange(sermon)
      // It may go to another tab.
      keepFocusNear(sermon.id)
      try {
        const saved = await updateAtOnce(sermon, change)
        toastSaved(saved, {
          title: change.status === 'archived' ? 'Sermon archived' : 'Sermon unarchived',
          description: sermon.title,
          action: {
            label: 'Undo',
            onClick: () => void updateAtOnce(saved, { status, archivedFrom }).catch(tellSaveFailed),
          },
        })
      } catch (error) {
        tellSaveFailed(error)
      }
    },
    [updateAtOnce],
  )
}
