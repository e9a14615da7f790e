import BellRing from 'lucide-react/icons/bell-ring'
import { useStoredValue } from '#shared/device/stored-value.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { Switch } from '#shared/ui/field/switch.tsx'
import { storedPreferences } from './stored-notifications.ts'
import { HomeScreenCard, needsHomeScreen } from './home-screen-card.tsx'
import { askPermission, usePermission } from './permission.ts'
import type { Preferences } from './notification.ts'
import { dropDevice } from './push-device.ts'
import { ReminderTimes } from './reminder-times.tsx'

interface SettingsDialogProps {
  readonly owner: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

const kinds = [
  {
    name: 'sermon',
    label: 'Sermon Reminders',
    description: 'Three days and one day before, until it is completed',
  },
  { name: 'prayer', label: 'Prayer Reminders', description: 'Your prayer list, once a day' },
  { name: 'event', label: 'Event Reminders', description: 'Some time before each event and activity' },
  { name: 'goal', label: 'Goal Updates', description: 'Your goals, once a week' },
] as const satisfies { name: keyof Preferences; label: string; description: string }[]

export default function SettingsDialog({ owner, open, onOpenChange }: SettingsDialogProps) {
  const isGranted = usePermission() === 'granted'
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Notification Settings"
      description="Configure how and when you receive notifications."
    >
      {isGranted ? (
        <>
          <Switches owner={owner} />
          <ReminderTimes />
        </>
      ) : (
        <AskForPermission />
      )}
    </Dialog>
  )
}

const AskForPermission = () => (needsHomeScreen() ? <HomeScreenCard /> : <EnableCard />)

function EnableCard() {
  return (
    <Card className="grid justify-items-center gap-3 py-6 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-water-soft text-water">
        <BellRing aria-hidden="true" className="size-6" />
      </span>
      <h3 className="text-lg">Enable Notifications</h3>
      <p className="max-w-72 text-muted">
        Get reminders for sermons, prayers, events and goals, even when Stillwater is closed.
      </p>
      <Button variant="primary" onClick={() => void askPermission()}>
        Enable Notifications
      </Button>
    </Card>
  )
}

/** The switches of this device. */
function Switches({ owner }: { owner: string }) {
  const preferences = useStoredValue(storedPreferences, owner)
  const set = (name: keyof Preferences, on: boolean) => {
    storedPreferences.set({ ...preferences, [name]: on }, owner)
    // While notifications are on, the poll keeps the server up to date.
    if (name === 'daily' && !on) void dropDevice()
  }
  return (
    <div className="grid gap-3">
      <Switch
        label="Daily Notifications"
        description="All reminders on this device"
        checked={preferences.daily}
        onCheckedChange={(on) => set('daily', on)}
      />
      <div className="grid gap-3 border-t border-hairline pt-3">
        {kinds.map(({ name, label, description }) => (
          <Switch
            key={name}
            label={label}
            description={description}
            checked={preferences[name]}
            disabled={!preferences.daily}
            onCheckedChange={(on) => set(name, on)}
          />
        ))}
      </div>
    </div>
  )
}
