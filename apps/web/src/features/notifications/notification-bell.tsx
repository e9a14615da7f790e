import Bell from 'lucide-react/icons/bell'
import Settings2 from 'lucide-react/icons/settings-2'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useUser } from '#features/auth/index.ts'
import { useStoredValue } from '#shared/device/stored-value.ts'
import { loadInBackground } from '#shared/load-in-background.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { SettingsDialog } from './lazy-settings-dialog.ts'
import { storedNotifications, storedPreferences } from './stored-notifications.ts'
import { badgeText, isInAppPath, unreadOf } from './notification.ts'
import { usePermission } from './permission.ts'
import { Tooltip } from '#shared/ui/popup/tooltip.tsx'

// Only the bell is loaded at the start, everything behind it on demand.
const NotificationPoll = lazyComponent(() =>
  loadInBackground(async () => (await import('./notification-poll.tsx')).default),
)
const NotificationsPanel = lazyComponent(async () => (await import('./notifications-panel.tsx')).default)

const buttonClass =
  'relative grid size-11 shrink-0 place-items-center rounded-full transition-colors hover:bg-sunk [&_svg]:size-5.5'

/** The header's bell with its panel, and the settings beside it. */
export function NotificationBell() {
  const user = useUser()
  return user === null ? null : <OwnersBell key={user.id} owner={user.id} />
}

function OwnersBell({ owner }: { owner: string }) {
  const unread = unreadOf(useStoredValue(storedNotifications, owner))
  const { daily } = useStoredValue(storedPreferences, owner)
  const isGranted = usePermission() === 'granted'
  // Undefined until it is opened for the first time.
  const [panel, setPanel] = useState<boolean>()
  const [settings, setSettings] = useState<boolean>()
  const bellName = unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`

  return (
    <>
      <Tooltip label={bellName}>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={bellName}
          className={buttonClass}
          onClick={() => setPanel(true)}
        >
          <Bell aria-hidden="true" />
          {unread > 0 && (
            <span
              data-testid="unread-badge"
              className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-alert-fill px-1 text-xs font-semibold text-on-alert"
            >
              {badgeText(unread)}
            </span>
          )}
        </button>
      </Tooltip>
      <Tooltip label="Notification settings">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label="Notification settings"
          className={buttonClass}
          onClick={() => setSettings(true)}
        >
          <Settings2 aria-hidden="true" />
        </button>
      </Tooltip>
      <OpenFromPush />
      {isGranted && daily && <NotificationPoll owner={owner} />}
      {panel !== undefined && <NotificationsPanel owner={owner} open={panel} onOpenChange={setPanel} />}
      {settings !== undefined && <SettingsDialog owner={owner} open={settings} onOpenChange={setSettings} />}
    </>
  )
}

/** A tapped push message opens its screen without a reload, so that unsaved text is not lost. */
function OpenFromPush() {
  const [, navigate] = useLocation()
  useEffect(() => {
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
    const open = ({ data }: MessageEvent) => {
      const link: unknown = Object(data).openLink
      if (typeof link === 'string' && isInAppPath(link)) navigate(link)
    }
    worker?.addEventListener('message', open)
    return () => worker?.removeEventListener('message', open)
  }, [navigate])
  return null
}
