import { fromBase64Url, toBase64Url } from '#shared/base64.ts'
import { type Key, randomBytes, unwrapKey, wrapKey } from './cipher.ts'
import type { PasskeyLock } from './lock-settings.ts'

/** Whether passkeys can compute a secret in this browser. Whether one of them really does shows when it is asked. */
export async function canLockWithPasskey(): Promise<boolean> {
  if (typeof PublicKeyCredential !== 'function' || !('getClientCapabilities' in PublicKeyCredential))
    return false
  const capabilities = await PublicKeyCredential.getClientCapabilities()
  return capabilities['extension:prf'] === true
}

/** Lets the user choose a passkey and wraps the device's key with its secret. Undefined if they close the dialog. */
export async function lockWithPasskey(key: Key): Promise<PasskeyLock | undefined> {
  const salt = randomBytes(32)
  const answer = await askSecret(salt)
  return answer && { id: toBase64Url(answer.id), salt: toBase64Url(salt), key: wrapKey(answer.secret, key) }
}

/** Undefined if the user closes the dialog. */
export async function openWithPasskey(lock: PasskeyLock): Promise<Key | undefined> {
  const [id, salt] = [fromBase64Url(lock.id), fromBase64Url(lock.salt)]
  const answer = id && salt && (await askSecret(salt, id))
  if (answer === undefined) return undefined
  const key = unwrapKey(answer.secret, lock.key)
  if (key === undefined) throw new Error('That passkey doesn’t open Stillwater. Please try again.')
  return key
}

/** Nobody checks the signature: what counts is the secret, which works without a connection too. */
async function askSecret(salt: Key, id?: Key): Promise<{ id: Uint8Array; secret: Key } | undefined> {
  const credential = await ask(salt, id)
  if (credential === undefined) return undefined
  const secret = credential.getClientExtensionResults().prf?.results?.first
  if (secret === undefined)
    throw new Error('This passkey can only be used to sign in. Please choose another way to unlock.')
  return { id: new Uint8Array(credential.rawId), secret: secretBytes(secret) }
}

const secretBytes = (secret: BufferSource): Key =>
  secret instanceof ArrayBuffer
    ? new Uint8Array(secret)
    : new Uint8Array(new Uint8Array(secret.buffer, secret.byteOffset, secret.byteLength))

async function ask(salt: Key, id?: Key): Promise<PublicKeyCredential | undefined> {
  try {
    const credential = await navigator.credentials.get({
      publicKey: {
        challenge: randomBytes(32),
        userVerification: 'required',
        timeout: 60_000,
        ...(id && { allowCredentials: [{ type: 'public-key' as const, id }] }),
        extensions: { prf: { eval: { first: salt } } },
      },
    })
    return credential instanceof PublicKeyCredential ? credential : undefined
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'NotAllowedError' || name === 'AbortError') return undefined
    throw new Error('Your browser couldn’t use a passkey here. Please try again.', { cause: error })
  }
}
