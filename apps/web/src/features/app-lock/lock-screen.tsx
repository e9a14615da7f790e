import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { call } from '#shared/api/call.ts'
import { ApiError, messageOf } from '#shared/api/error.ts'
import type { Key } from '#shared/lock/cipher.ts'
import { mostTries, readLock } from '#shared/lock/lock-settings.ts'
import { eraseLocked, signOutLocked } from '#shared/lock/sealed-words.ts'
import { pinWords } from '#shared/lock/pin-words.ts'
import { PasskeyButton } from '#shared/lock/passkey-button.tsx'
import { tryPasskey, unlock } from '#shared/lock/unlock.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { Wordmark } from '#shared/ui/wordmark.tsx'
import { ForgotPin } from './forgot-pin.tsx'
import { PinForm } from './pin-form.tsx'

type Step = 'locked' | 'forgot' | 'signed-out'

/** All that is to be seen while the app is locked. */
export function LockScreen({ onOpen }: { onOpen: () => void }) {
  const [settings] = useState(readLock)
  const [step, setStep] = useState<Step>('locked')
  const [failure, setFailure] = useState('')
  useObeySignOut()

  async function open(key: Key) {
    await unlock(key)
    onOpen()
  }

  const leave = () =>
    signOutLocked().then(
      () => setStep('signed-out'),
      (error: unknown) =>
        setFailure(messageOf(error, 'This device couldn’t be signed out. Please try again.')),
    )

  // The page was closed in the middle of it.
  const mustLeave = (settings?.tries ?? 0) >= mostTries
  const finishLeaving = useEffectEvent(leave)
  useEffect(() => {
    if (mustLeave) void finishLeaving()
  }, [mustLeave])

  if (step === 'signed-out') return <SignedOut />
  return (
    <Frame title="Stillwater is locked">
      {failure !== '' && (
        <p role="alert" className="text-alert">
          {failure}
        </p>
      )}
      {settings === undefined && (
        <p>The lock’s settings on this device are damaged. Sign out, then sign in again to continue.</p>
      )}
      {step === 'locked' && settings?.pin && <PinForm lock={settings.pin} onOpen={open} onOut={leave} />}
      {step === 'locked' && settings?.passkey && (
        <PasskeyButton isMain={settings.pin === undefined} open={tryPasskey} onOpen={open} />
      )}
      <ForgotPin
        question={
          settings?.passkey === undefined || settings.pin !== undefined
            ? pinWords(settings?.pin).forgot
            : 'Can’t use your passkey?'
        }
        isOpen={step === 'forgot' || settings === undefined}
        onOpenChange={(isOpen) => setStep(isOpen ? 'forgot' : 'locked')}
        onLeave={leave}
      />
    </Frame>
  )
}

/** A device that was signed out from another one erases what it has stored, also while it is locked. */
function useObeySignOut(): void {
  useEffect(() => {
    call('GET /api/user').catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'device_signed_out') return
      await eraseLocked()
      location.reload()
    })
  }, [])
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-sm content-center gap-5 px-5 py-10">
      <Wordmark />
      <h1 className="text-2xl">{title}</h1>
      {children}
    </main>
  )
}

const SignedOut = () => (
  <Frame title="You’re signed out">
    <p role="status" className="text-muted">
      What Stillwater stored on this device is erased. Everything that has synced is safe. Words that hadn’t
      synced stay here, encrypted, until you sign in again.
    </p>
    <a href="/auth" className={buttonClass({ variant: 'primary' })}>
      Sign in
    </a>
  </Frame>
)
