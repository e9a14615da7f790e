import type { CalendarEvent } from '@stillwater/contract/calendar/events'
import { useRecords } from '#shared/records/use-records.ts'
import { inOneStep, type Part } from '../in-one-step.ts'
import type { ServicePlan } from './plan-service.ts'

/** Adds what comes with a service that was just saved. One undo takes everything back. */
export function useService() {
  const events = useRecords('events')
  const sermons = useRecords('sermons')

  return ({ visit, sermon, laid }: ServicePlan, saved: CalendarEvent): Promise<void> => {
    const parts = laid.map(({ sermon: planned, rhythm }): Part => async () => {
      const { before, after } = await sermons.updateOnTop(planned, () => ({ rhythm }))
      // A sermon that was cached by an earlier version of the app does not have the field.
      return () => sermons.updateOnTop(after, () => ({ rhythm: before.rhythm ?? null }))
    })
    // Tried again under the same ids, so that none is made twice.
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
    return inOneStep({
      parts,
      done: [() => events.removeAtOnce(saved)],
      id: saved.id,
      title: `${saved.title} added`,
      failed: () => 'Not everything could be added',
    })
  }
}
