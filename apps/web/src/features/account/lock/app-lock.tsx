import { useState, useSyncExternalStore } from 'react'
import { localSession, subscribeToSession } from '#shared/records/local/local-session.ts'
import { readItem } from '#shared/device/local-storage.ts'
import { lockKey } from '#shared/device/lock-key.ts'
import { type LockTime, readLock } from '#shared/lock/lock-settings.ts'
import { Button } from '#shared/ui/button.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { SettingsRow } from '../settings-section.tsx'

const LockDialog = lazyComponent(async () => (await import('./lock-dialog.tsx')).LockDialog)
const TurnOffDialog = lazyComponent(async () => (await import('./turn-off-dialog.tsx')).TurnOffDialog)

const times: Record<LockTime, string> = {
  hidden: 'when you leave the app',
  '2': 'after 2 minutes',
  '5': 'after 5 minutes',
  '15': 'after 15 minutes',
}

/** Why there is no lock here, if there is none. */
function obstacle(isStored: boolean): string | undefined {
  if (!isStored) return 'App lock isn’t needed on a shared device, because nothing is stored here.'
  // Browsers have neither on plain http.
  if (!('locks' in navigator) || !('subtle' in crypto))
    return 'App lock only works at an address that begins with https.'
  return undefined
}

type Shown = 'settings' | 'off'

/** Turning it on or off opens the session anew. */
export function AppLock({ userId }: { userId: string }) {
  const isStored = useSyncExternalStore(subscribeToSession, () => localSession()?.memoryOnly === false)
  const isOn = useSyncExternalStore(subscribeToSession, () => readItem(lockKey)) !== null
  /** Each opening is a new form: the lock may have changed since, and no PIN stays in it. */
  const [dialog, setDialog] = useState<{
    readonly shown: Shown
    readonly open: boolean
    readonly opening: number
  }>()
  const reason = obstacle(isStored)
  const settings = isOn ? readLock() : undefined
  const show = (shown: Shown) =>
    setDialog((before) => ({ shown, open: true, opening: (before?.opening ?? 0) + 1 }))
  const setOpen = (open: boolean) => setDialog((before) => before && { ...before, open })

  return (
    <>
      <SettingsRow
        title="App lock"
        note={
          reason ??
          (settings
            ? `On. Locks when you open Stillwater and ${times[settings.after]}.`
            : 'Asks for a PIN or password when you open Stillwater here, and encrypts what it stores on this device.')
        }
        action={
          reason === undefined && (
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                aria-label={isOn ? 'Change app lock' : 'Turn on app lock'}
                onClick={() => show('settings')}
              >
                {isOn ? 'Change' : 'Turn on'}
              </Button>
              {isOn && (
                <Button variant="secondary" aria-label="Turn off app lock" onClick={() => show('off')}>
                  Turn off
                </Button>
              )}
            </div>
          )
        }
      />
      {dialog?.shown === 'settings' && (
        <LockDialog key={dialog.opening} userId={userId} open={dialog.open} onOpenChange={setOpen} />
      )}
      {dialog?.shown === 'off' && (
        <TurnOffDialog key={dialog.opening} open={dialog.open} onOpenChange={setOpen} />
      )}
    </>
  )
}
