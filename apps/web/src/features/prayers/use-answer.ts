import type { Prayer } from '@stillwater/contract/prayers/prayers'
import { useCallback } from 'react'
import { saveFailedText } from '#shared/api/error.ts'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { useRecords } from '#shared/records/use-records.ts'
import { todayIso } from '#shared/ui/date/iso-date.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'

/** Marks a prayer as answered or not, at once and with Undo in the toast: it moves to the other segment. */
export function useAnswer(): (prayer: Prayer, isAnswered: boolean) => void {
  const { updateAtOnce } = useRecords('prayers')
  const undo = useUndoAnswer()
  return useCallback(
    (prayer, isAnswered) => {
      const offerUndo = (saved: Prayer) => {
        toastSaved(saved, {
          title: isAnswered ? 'Moved to Answered' : 'Moved to Praying',
          description: prayer.title,
          action: { label: 'Undo', onClick: () => undo(prayer, saved) },
        })
      }
      updateAtOnce(prayer, {
        ...prayer,
        isAnswered,
        dateAnswered: isAnswered ? todayIso() : null,
      }).then(offerUndo, tellSaveFailed)
    },
    [updateAtOnce, undo],
  )
}

/** Makes a prayer what it was before it was answered, or before that was taken back. */
export function useUndoAnswer(): (before: Prayer, saved: Prayer) => void {
  const { updateAtOnce } = useRecords('prayers')
  return useCallback(
    ({ isAnswered, dateAnswered, answerNote }, saved) =>
      void updateAtOnce(saved, { ...saved, isAnswered, dateAnswered, answerNote }).catch(tellSaveFailed),
    [updateAtOnce],
  )
}

export const tellSaveFailed = (error: unknown) =>
  toast({
    title: 'Error',
    description: saveFailedText(error, 'Failed to save prayer. Please try again.'),
    variant: 'destructive',
  })
