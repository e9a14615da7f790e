import { useState } from 'react'
import { Link } from 'wouter'
import { useUser } from '#features/auth/index.ts'
import { guideOpen } from '#features/help/index.ts'
import { ReminderSettingsDialog } from '#features/notifications/index.ts'
import { StorageUse } from '#features/storage/index.ts'
import { Button, buttonClass } from '#shared/ui/button.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { ExportData } from './export/export-data.tsx'
import { SealedDownload } from './export/sealed-download.tsx'
import { AppLock } from './lock/app-lock.tsx'
import { ShareCalendar } from './sharing/share-calendar.tsx'
import { OtherCalendars } from './subscriptions/other-calendars.tsx'
import { VaultSettings } from './vault/vault-settings.tsx'
import { Devices } from './devices.tsx'
import { Passkeys } from './passkeys.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SettingsRow, SettingsSection } from './settings-section.tsx'
import { SharedDevice } from './shared-device.tsx'
import { ThemeChoice } from './theme-choice.tsx'

const ProfileDialog = lazyComponent(async () => (await import('./profile-dialog.tsx')).ProfileDialog)
const DeleteAccountDialog = lazyComponent(
  async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
)
const EmailDialog = lazyComponent(async () => (await import('./email-dialog.tsx')).EmailDialog)
const ImportDialog = lazyComponent(async () => (await import('./import/import-dialog.tsx')).ImportDialog)
const RestoreDialog = lazyComponent(async () => (await import('./restore/restore-dialog.tsx')).RestoreDialog)
const PasswordDialog = lazyComponent(async () => (await import('./password-dialog.tsx')).PasswordDialog)

export function SettingsPage() {
  const user = useUser()
  const profile = useDialog()
  const email = useDialog()
  const password = useDialog()
  const reminders = useDialog()
  const deletion = useDialog()
  const imported = useDialog()
  const restored = useDialog()
  if (user === null) return null

  return (
    <>
      <PageHeader title="Settings" back={{ href: '/', label: 'Dashboard' }} />
      <div className="grid grid-cols-1 gap-6">
        <SettingsSection title="Profile">
          <SettingsRow
            title={user.fullName}
            note={user.churchName}
            action={
              <Button variant="secondary" aria-label="Edit profile" onClick={profile.show}>
                Edit
              </Button>
            }
          />
          <SettingsRow
            title="Email"
            note={user.email}
            action={
              <Button variant="secondary" aria-label="Change email" onClick={email.show}>
                Change
              </Button>
            }
          />
        </SettingsSection>

        <SettingsSection title="Sign-in and security">
          <SettingsRow
            title="Password"
            note="Changing it signs you out on every other device."
            action={
              <Button variant="secondary" aria-label="Change password" onClick={password.show}>
                Change
              </Button>
            }
          />
          <RecoveryCodes />
          <Passkeys />
          <VaultSettings userId={user.id} />
          <h3 className="border-t border-hairline pt-4 font-medium">Devices</h3>
          <Devices />
        </SettingsSection>

        <SettingsSection title="This device">
          <AppLock userId={user.id} />
          <SharedDevice user={user} />
        </SettingsSection>

        <SettingsSection title="Reminders">
          <SettingsRow
            title="Notifications"
            note="Which reminders you get, when, and your day off."
            action={
              <Button variant="secondary" aria-label="Notification settings" onClick={reminders.show}>
                Open
              </Button>
            }
          />
        </SettingsSection>

        <SettingsSection title="Appearance">
          <ThemeChoice />
        </SettingsSection>

        <SettingsSection title="Your data">
          <StorageUse />
          <ExportData />
          <SealedDownload />
          <SettingsRow
            title="Import your data"
            note="From a file that you downloaded here, into this or a new account."
            action={
              <Button variant="secondary" aria-label="Import your data" onClick={restored.show}>
                Import
              </Button>
            }
          />
          <SettingsRow
            title="Import events"
            note="From a calendar file (.ics) of Google, Apple or Outlook."
            action={
              <Button variant="secondary" aria-label="Import events" onClick={imported.show}>
                Import
              </Button>
            }
          />
          <h3 className="border-t border-hairline pt-4 font-medium">Your calendar for others</h3>
          <ShareCalendar />
          <OtherCalendars />
          <SettingsRow
            title="Giving"
            note="Your donations, with receipts to print."
            action={
              <Link
                href="/giving"
                aria-label="Giving history"
                className={buttonClass({ variant: 'secondary' })}
              >
                Open
              </Link>
            }
          />
          <SettingsRow
            title="Delete account"
            note="You have 7 days to change your mind."
            action={
              <Button variant="secondary" aria-label="Delete account" onClick={deletion.show}>
                Delete
              </Button>
            }
          />
        </SettingsSection>

        <SettingsSection title="About">
          <SettingsRow
            title="Stillwater"
            note={`Version ${import.meta.env.APP_VERSION}`}
            action={
              <Button variant="secondary" onClick={() => guideOpen.set(true)}>
                Help guide
              </Button>
            }
          />
        </SettingsSection>
      </div>
      {profile.open !== undefined && <ProfileDialog open={profile.open} onOpenChange={profile.setOpen} />}
      {email.open !== undefined && <EmailDialog open={email.open} onOpenChange={email.setOpen} />}
      {password.open !== undefined && <PasswordDialog open={password.open} onOpenChange={password.setOpen} />}
      {imported.open !== undefined && <ImportDialog open={imported.open} onOpenChange={imported.setOpen} />}
      {restored.open !== undefined && <RestoreDialog open={restored.open} onOpenChange={restored.setOpen} />}
      {deletion.open !== undefined && (
        <DeleteAccountDialog open={deletion.open} onOpenChange={deletion.setOpen} />
      )}
      {reminders.open !== undefined && (
        <ReminderSettingsDialog owner={user.id} open={reminders.open} onOpenChange={reminders.setOpen} />
      )}
    </>
  )
}

/** Undefined until it is opened for the first time: its code is loaded then. */
function useDialog() {
  const [open, setOpen] = useState<boolean>()
  return { open, setOpen, show: () => setOpen(true) }
}
