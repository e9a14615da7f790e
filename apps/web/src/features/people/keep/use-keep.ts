import { usualKeepMonths } from '@stillwater/contract/people/care'
import type { CareEntry } from '@stillwater/contract/people/care-entries'
import { monthsLater } from '@stillwater/contract/people/who-needs-me'
import { useCallback } from 'react'
import { messageOf } from '#shared/api/error.ts'
import { useRecords } from '#shared/records/use-records.ts'
import { askToConfirm } from '#shared/ui/dialog/confirm-store.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { tellEntryFailed } from '../people-failures.ts'
import { entryCount } from './keep-words.ts'

const tellEraseFailed = (error: unknown) =>
  toast({
    title: 'Failed to erase',
    description: messageOf(error, 'Please try again.'),
    variant: 'destructive',
  })

/** What is answered about entries that were kept long enough. */
export function useKeep(today: string) {
  const care = useRecords('care-entries')

  /** For another year, whatever the rule for all entries is. */
  const keep = useCallback(
    async (entries: readonly CareEntry[]) => {
      const keepUntil = monthsLater(today, usualKeepMonths)
      try {
        for (const entry of entries) await care.updateAtOnce(entry, { keepUntil })
        toast({ title: 'Kept for another year', description: entryCount(entries.length) })
      } catch (error) {
        tellEntryFailed(error)
      }
    },
    [care, today],
  )

  const erase = useCallback(
    async (entries: readonly CareEntry[]) => {
      const isSure = await askToConfirm({
        title: `Erase ${entryCount(entries.length)}?`,
        description:
          'What you wrote is removed from all of your devices, from your next download and from the next backup.',
        confirmLabel: 'Erase',
        destructive: true,
      })
      if (!isSure) return
      try {
        for (const entry of entries) await care.removeAtOnce(entry)
        toast({ title: 'Erased', description: entryCount(entries.length) })
      } catch (error) {
        tellEraseFailed(error)
      }
    },
    [care],
  )
  return { keep, erase }
}
