import type { CalendarEvent } from '@stillwater/contract/calendar/events'
import { messageOf } from '#shared/api/error.ts'
import { keepFocusNear } from '#shared/records/list/keep-focus-near.ts'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { deletion, type Meant, type Scope } from './series-writes.ts'
import { useSeries } from './use-series.ts'

const removed: Record<Scope, string> = {
  one: 'Event deleted',
  following: 'This and the following deleted',
  all: 'Repeating event deleted',
}

/** Deletes a part of a repeating event and offers to undo all of it at once. */
export function useRemoveOccurrences() {
  const series = useSeries()
  return (scope: Scope, { event, meant }: { event: CalendarEvent; meant: Meant }): void => {
    const complain = (error: unknown) =>
      toast({
        title: 'Failed to delete event',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      })
    const { writes, undo } = deletion(scope, meant)
    const offerUndo = () =>
      toastSaved(scope === 'one' ? event : meant.series, {
        title: removed[scope],
        description: event.title,
        action: { label: 'Undo', onClick: () => void series.write(undo).catch(complain) },
      })
    keepFocusNear(event.id)
    series.write(writes).then(offerUndo, complain)
  }
}
