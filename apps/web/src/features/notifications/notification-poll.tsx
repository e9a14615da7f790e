import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#shared/api/call.ts'
import { newId } from '@stillwater/contract/new-id'
import { useStoredValue } from '#shared/device/stored-value.ts'
import { todayIso } from '#shared/ui/date/iso-date.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { useToday } from '#shared/ui/date/use-today.ts'
import { processedDay, storedNotifications, storedPreferences } from './stored-notifications.ts'
import { withNew } from './notification.ts'
import { keepDevice } from './push-device.ts'
import { toNotifications } from './reminder-words.ts'

const everyFiveMinutes = 300_000

/**
 * Asks the server what there is to tell, and takes it over once in a calendar day. It is only mounted for a signed-in user who has
 * given permission and has the daily notifications on.
 */
export default function NotificationPoll({ owner }: { owner: string }) {
  const today = useToday()
  const preferences = useStoredValue(storedPreferences, owner)
  const { data, dataUpdatedAt, isError } = useQuery({
    queryKey: ['/api/notifications'],
    queryFn: () => call('GET /api/notifications'),
    refetchInterval: everyFiveMinutes,
    staleTime: 0,
  })

  useEffect(() => {
    // What was answered yesterday is not today's news.
    if (data === undefined || todayIso(new Date(dataUpdatedAt)) !== today) return
    if (processedDay.get(owner) === today) return
    const before = storedNotifications.get(owner)
    const fresh = toNotifications(data, storedPreferences.get(owner), before, Date.now(), newId)
    // A day on which there was nothing yet is not used up.
    if (fresh.length === 0) return
    processedDay.set(today, owner)
    storedNotifications.set(withNew(before, fresh), owner)
  }, [data, dataUpdatedAt, owner, today])

  useEffect(() => {
    // Once for as long as it fails: not again every five minutes.
    if (isError) toast({ title: 'Failed to fetch notifications', variant: 'destructive' })
  }, [isError])

  useEffect(() => {
    void keepDevice(owner, preferences)
  }, [owner, preferences])

  return null
}
