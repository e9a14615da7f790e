import type { CalendarSubscription } from '@stillwater/contract/calendar/calendar-subscriptions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { subscriptionsQuery } from '#shared/agenda/subscriptions-query.ts'
import { call } from '#shared/api/call.ts'
import { messageOf } from '#shared/api/error.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'

const complain = (title: string) => (error: unknown) =>
  toast({ title, description: messageOf(error, 'Please try again.'), variant: 'destructive' })

export function useReloadSubscriptions(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: subscriptionsQuery.queryKey })
}

export function useRefresh() {
  const reload = useReloadSubscriptions()
  return useMutation({
    mutationFn: ({ id }: CalendarSubscription) =>
      call('POST /api/calendar-subscriptions/:id/refresh', { params: { id } }),
    onError: complain('Calendar not refreshed'),
    onSettled: reload,
  })
}

/** Undo adds it again, with its id: it is read once more. */
export function useRemoveSubscription() {
  const reload = useReloadSubscriptions()
  const restore = useMutation({
    mutationFn: ({ id, address, name, color }: CalendarSubscription) =>
      call('POST /api/calendar-subscriptions', { body: { id, address, name, color } }),
    onError: complain('Failed to undo'),
    onSettled: reload,
  })
  return useMutation({
    mutationFn: ({ id }: CalendarSubscription) =>
      call('DELETE /api/calendar-subscriptions/:id', { params: { id } }),
    onSuccess: (_, calendar) =>
      toast({
        title: 'Calendar removed',
        description: `“${calendar.name}” is no longer shown.`,
        action: { label: 'Undo', onClick: () => restore.mutate(calendar) },
      }),
    onError: complain('Calendar not removed'),
    onSettled: reload,
  })
}
