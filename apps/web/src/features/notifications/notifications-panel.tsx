import BellRing from 'lucide-react/icons/bell-ring'
import { useLocation } from 'wouter'
import { useStoredValue } from '#shared/device/stored-value.ts'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx'
import { notificationsMotif } from '#shared/ui/empty-state/motifs.tsx'
import { SidePanel } from '#shared/ui/dialog/side-panel.tsx'
import { storedNotifications } from './stored-notifications.ts'
import { HomeScreenCard, needsHomeScreen } from './home-screen-card.tsx'
import { type Notification, unreadOf, withRead } from './notification.ts'
import { NotificationItem } from './notification-item.tsx'
import { askPermission, usePermission } from './permission.ts'
import { useEffect, useState } from 'react'

interface NotificationsPanelProps {
  readonly owner: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

export default function NotificationsPanel({ owner, open, onOpenChange }: NotificationsPanelProps) {
  const list = useStoredValue(storedNotifications, owner)
  const isGranted = usePermission() === 'granted'
  const now = useMinute()
  const [, navigate] = useLocation()

  const choose = ({ id, link }: Notification) => {
    storedNotifications.set(withRead(list, id), owner)
    if (link === undefined) return
    onOpenChange(false)
    navigate(link)
  }

  return (
    <SidePanel open={open} onOpenChange={onOpenChange} title="Notifications">
      {!isGranted && (
        <div className="px-4 pb-3">
          {needsHomeScreen() ? (
            <HomeScreenCard />
          ) : (
            <Button variant="secondary" className="w-full" onClick={() => void askPermission()}>
              <BellRing aria-hidden="true" />
              Enable push notifications
            </Button>
          )}
        </div>
      )}
      {unreadOf(list) > 0 && (
        <div className="flex justify-end px-2">
          <Button variant="quiet" onClick={() => storedNotifications.set(withRead(list), owner)}>
            Mark all as read
          </Button>
        </div>
      )}
      {list.length === 0 ? (
        <EmptyState
          motif={notificationsMotif}
          title="No notifications yet"
          hint="Sermon, prayer, event and goal notifications will appear here."
        />
      ) : (
        <ul aria-label="Notifications" className="border-t border-hairline">
          {list.map((notification) => (
            <NotificationItem key={notification.id} notification={notification} now={now} onChoose={choose} />
          ))}
        </ul>
      )}
    </SidePanel>
  )
}

const minute = 60_000

/** The current time, updated every minute, for relative times. */
function useMinute(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
