import type { Prayer } from '@stillwater/contract/prayers'
import { useCallback } from 'react'
import { saveFailedText } from '#shared/api/error.ts'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { useRecords } from '#shared/records/use-records.ts'
import { todayIso } from '#shared/ui/date/iso-date.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'

/** Marks a prayer as answered or not, at once and with Undo in the toast: it moves to the other segment. */
export function useAnswer(): (prayer: Prayer, isAnswered: boolean) => void {
  const { updateAtOnce } = useRecords('prayers')
  return useCallback(
    (prayer, isAnswered) => {
      const offerUndo = (saved: Prayer) => {
        const { isAnswered: was, dateAnswered } = prayer
        toastSaved(saved, {
          title: isAnswered ? 'Moved to Answered' : 'Moved to Praying',
          description: prayer.title,
          action: {
            label: 'Undo',
            onClick: () =>
              void updateAtOnce(saved, { ...saved, isAnswered: was, dateAnswered }).catch(tellSaveFailed),
          },
        })
      }
      updateAtOnce(prayer, {
        ...prayer,
        isAnswered,
        dateAnswered: isAnswered ? todayIso() : null,
      }).then(offerUndo, tellSaveFailed)
    },
    [updateAtOnce],
  )
}

export const tellSaveFailed = (error: unknown) =>
  toast({
    title: 'Error',
    description: saveFailedText(error, 'Failed to save prayer. Please try again.'),
    variant: 'destructive',
  })
