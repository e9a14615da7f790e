import type { CalendarEvent } from '@stillwater/contract/events'
import { messageOf } from '#shared/api/error.ts'
import { unsyncedNote } from '#shared/records/toast-saved.ts'
import { useRecords } from '#shared/records/use-records.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'
import type { ServicePlan } from './plan-service.ts'

type TakeBack = () => Promise<unknown>
/** Does one part of it, and answers how that is taken back. */
type Part = () => Promise<TakeBack>

async function takeAllBack(parts: readonly TakeBack[]): Promise<void> {
  const results = await Promise.allSettled(parts.map((takeBack) => takeBack()))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed !== undefined)
    toast({
      title: 'Not everything could be undone',
      description: messageOf(failed.reason, 'Please try again.'),
      variant: 'destructive',
    })
}

/** Adds what comes with a service that was just saved. One undo takes everything back. */
export function useService() {
  const events = useRecords('events')
  const sermons = useRecords('sermons')

  const run = async (
    saved: CalendarEvent,
    parts: readonly Part[],
    done: readonly TakeBack[],
  ): Promise<void> => {
    const results = await Promise.allSettled(parts.map((part) => part()))
    const undo = [
      ...done,
      ...results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    ]
    const left = parts.filter((_, index) => results[index]?.status === 'rejected')
    const failed = results.find((result) => result.status === 'rejected')
    if (failed !== undefined) {
      // Under the same ids, so that none is made twice.
      toast({
        title: 'Not everything could be added',
        description: messageOf(failed.reason, 'Please try again.'),
        variant: 'destructive',
        action: { label: 'Try again', onClick: () => void run(saved, left, undo) },
      })
      return
    }
    toast({
      title: `${saved.title} added`,
      description: unsyncedNote(saved.id),
      action: { label: 'Undo', onClick: () => void takeAllBack(undo) },
    })
  }

  return ({ visit, sermon, laid }: ServicePlan, saved: CalendarEvent): Promise<void> => {
    const parts: Part[] = laid.map(({ sermon: before, rhythm }) => async () => {
      const after = await sermons.updateAtOnce(before, { rhythm })
      // A sermon that was cached by an earlier version of the app does not have the field.
      return () => sermons.updateAtOnce(after, { rhythm: before.rhythm ?? null })
    })
    if (visit !== undefined)
      parts.push(async () => {
        const added = await events.add(visit)
        return () => events.removeAtOnce(added)
      })
    if (sermon !== undefined)
      parts.push(async () => {
        const added = await sermons.add(sermon)
        return () => sermons.removeAtOnce(added)
      })
    return run(saved, parts, [() => events.removeAtOnce(saved)])
  }
}
