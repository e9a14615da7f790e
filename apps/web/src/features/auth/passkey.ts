import type {
  CredentialProof,
  NewCredential,
  PasskeyCreation,
  PasskeyRequest,
} from '@stillwater/contract/account/passkey-schemas'

/** Whether this browser has passkeys, and reads and writes them as JSON. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  'toJSON' in PublicKeyCredential.prototype

/** Whether passkeys can be used to sign in here: without PUBLIC_URL they work on the server's own machine only. */
export const canSignInByPasskey = (): boolean =>
  canUsePasskeys() && (passkeysSetting() === 'on' || location.hostname === 'localhost')

const passkeysSetting = () => document.querySelector<HTMLMetaElement>('meta[name="passkeys"]')?.content

/** The browser's dialog makes a passkey. Undefined if the user closes it. */
export const createPasskey = (
  options: PasskeyCreation & { readonly extensions?: object },
): Promise<NewCredential | undefined> =>
  fromBrowser(async () =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  )

/**
 * The browser asks for a passkey in its dialog. With a signal it only suggests them at the e-mail field, until the signal ends it. Undefined if
 * the user closes the dialog, or nothing was picked.
 */
export const askForPasskey = (
  options: PasskeyRequest,
  suggestUntil?: AbortSignal,
): Promise<CredentialProof | undefined> =>
  fromBrowser(async () =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
      ...(suggestUntil && { mediation: 'conditional' as const, signal: suggestUntil }),
    }),
  )

async function fromBrowser<T>(ask: () => Promise<Credential | null>): Promise<T | undefined> {
  try {
    const credential = await ask()
    return credential instanceof PublicKeyCredential ? (credential.toJSON() as T) : undefined
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'NotAllowedError' || name === 'AbortError') return undefined
    throw new Error(reasons[name] ?? 'Your browser couldn’t use a passkey here. Please try again.', {
      cause: error,
    })
  }
}

const reasons: Record<string, string> = {
  InvalidStateError: 'This device already has a passkey for your account.',
  ConstraintError: 'This device can’t make a passkey. Turn on its screen lock, then try again.',
}
