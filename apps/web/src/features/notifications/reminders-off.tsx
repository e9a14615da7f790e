import BellOff from 'lucide-react/icons/bell-off'
import type { ReactNode } from 'react'
import { useUser } from '#features/auth/index.ts'
import type { ReminderKind } from '@stillwater/contract/notifications'
import { Button } from '#shared/ui/button.tsx'
import { HomeScreenCard, needsHomeScreen } from './home-screen-card.tsx'
import { askPermission, usePermission } from './permission.ts'
import { useRemindersOff } from './reminder-settings.ts'
import { storedPreferences } from './stored-notifications.ts'

/** Beside a reminder: says that this device will not get it, and turns notifications on. Nothing if it will. */
export function RemindersOff({ kind }: { readonly kind: ReminderKind }) {
  const owner = useUser()?.id ?? ''
  const reason = useRemindersOff(kind)
  const isDenied = usePermission() === 'denied'
  if (reason === undefined) return null
  if (reason === 'switch') {
    const turnOn = () =>
      storedPreferences.set({ ...storedPreferences.get(owner), daily: true, [kind]: true }, owner)
    return <Notice onTurnOn={turnOn}>These reminders are turned off on this device.</Notice>
  }
  if (isDenied && needsHomeScreen()) return <HomeScreenCard />
  if (isDenied) {
    return (
      <Notice>Your browser blocks notifications. Allow them for this site in the browser’s settings.</Notice>
    )
  }
  return <Notice onTurnOn={() => void askPermission()}>Notifications are off on this device.</Notice>
}

function Notice({ onTurnOn, children }: { readonly onTurnOn?: () => void; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-lamp-soft py-1.5 pr-1.5 pl-3 text-sm text-lamp-ink">
      <p className="flex min-w-0 flex-[1_1_9rem] items-start gap-2 py-1">
        <BellOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0">{children}</span>
      </p>
      {onTurnOn !== undefined && (
        <Button variant="secondary" className="text-sm!" onClick={onTurnOn}>
          Turn on
        </Button>
      )}
    </div>
  )
}
