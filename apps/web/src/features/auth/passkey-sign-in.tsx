import type { User } from '@stillwater/contract/account/auth'
import type { CredentialProof } from '@stillwater/contract/account/passkey-schemas'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '#shared/api/call.ts'
import { messageOf } from '#shared/api/error.ts'
import { Button } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { askForPasskey, canSignInByPasskey } from './passkey.ts'

/** A way to sign in. */
export interface Login {
  /** Whether data may be stored on this device. */
  readonly keep: boolean
  /** Shows the server who it is. */
  readonly send: () => Promise<User>
}

export interface PasskeySignInProps {
  readonly keep: boolean
  /** Tells the user what came of it, too. */
  readonly login: (login: Login) => Promise<unknown>
}

/** Suggests passkeys at the e-mail field, and has a button that asks for one. Nothing where there are none. */
export const PasskeySignIn = (props: PasskeySignInProps) => canSignInByPasskey() && <Offer {...props} />

const fallback = 'That passkey didn’t work. Please try again, or sign in with your password.'

function Offer({ keep, login }: PasskeySignInProps) {
  const [isAsking, setAsking] = useState(false)
  const isWanted = useEmailFocus()
  const enter = (credential: CredentialProof) =>
    login({ keep, send: () => call('POST /api/login/passkey', { body: { credential } }) }).catch(
      () => 'told by the form',
    )
  const onPicked = useEffectEvent(enter)

  // A browser asks for one passkey at a time: the suggestions make way for the button, and come back after it.
  useEffect(() => {
    if (isAsking || !isWanted) return
    const leaving = new AbortController()
    suggestPasskeys(leaving.signal).then(
      (credential) => credential && onPicked(credential),
      (error: unknown) => console.warn('Passkeys could not be suggested', error),
    )
    return () => leaving.abort()
  }, [isAsking, isWanted])

  async function ask() {
    setAsking(true)
    try {
      const options = await call('POST /api/login/passkey/options')
      const credential = await askForPasskey(options)
      if (credential !== undefined) await enter(credential)
    } catch (error) {
      toast({ title: 'Login failed', description: messageOf(error, fallback), variant: 'destructive' })
    } finally {
      setAsking(false)
    }
  }

  return (
    <Button variant="quiet" className="w-full" busy={isAsking} onClick={() => void ask()}>
      Use a passkey
    </Button>
  )
}

const isEmailField = (element: unknown) =>
  element instanceof HTMLInputElement && element.autocomplete.includes('webauthn')

/** Whether the e-mail field has been entered: before that, nothing is asked of the server. */
function useEmailFocus(): boolean {
  const [isEntered, setEntered] = useState(() => isEmailField(document.activeElement))
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (isEmailField(target)) setEntered(true)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  return isEntered
}

/** A challenge works for five minutes, and nobody should be refused because the page was open for longer. */
const renewAfter = 4 * 60_000

/** Waits until the user picks a suggested passkey. Undefined if there are no suggestions, or the signal ends them. */
async function suggestPasskeys(leaving: AbortSignal): Promise<CredentialProof | undefined> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return undefined
  for (;;) {
    if (leaving.aborted) return undefined
    const options = await call('POST /api/login/passkey/options', undefined, leaving)
    const round = new AbortController()
    const end = () => round.abort()
    leaving.addEventListener('abort', end)
    const timer = setTimeout(end, renewAfter)
    const credential = await askForPasskey(options, round.signal)
    clearTimeout(timer)
    leaving.removeEventListener('abort', end)
    if (credential !== undefined || !round.signal.aborted) return credential
  }
}
