import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#shared/api/call.ts'
import { newId } from '@stillwater/contract/records/new-id'
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
 * Asks the server for notifications, and adds them once per calendar day. Only mounted for a signed-in user who has
 * granted permission and has daily notifications on.
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
    // Yesterday's answer is not used today.
    if (data === undefined || todayIso(new Date(dataUpdatedAt)) !== today) return
    if (processedDay.get(owner) === today) return
    const before = storedNotifications.get(owner)
    const fresh = toNotifications(data, storedPreferences.get(owner), before, Date.now(), newId)
    // A day without notifications so far is not marked as processed.
    if (fresh.length === 0) return
    processedDay.set(today, owner)
    storedNotifications.set(withNew(before, fresh), owner)
  }, [data, dataUpdatedAt, owner, today])

  useEffect(() => {
    // Once while it keeps failing, not every five minutes.
    if (isError) toast({ title: 'Failed to fetch notifications', variant: 'destructive' })
  }, [isError])

  useEffect(() => {
    void keepDevice(owner, preferences)
  }, [owner, preferences])

  return null
}
