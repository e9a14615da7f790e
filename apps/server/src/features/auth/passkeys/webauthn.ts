import type { CredentialProof, NewCredential } from '@stillwater/contract/account/passkey-schemas'
import { challengeLife } from '../passwords/one-time-tokens.ts'
import type { RelyingParty } from './relying-party.ts'

/** Loaded with the first passkey: it takes a third of a second, for which no start should wait. */
const library = () => import('@simplewebauthn/server')
const helpers = () => import('@simplewebauthn/server/helpers')

/** EdDSA, ES256 and RS256: what authenticators have. */
const algorithms = [-8, -7, -257]

export const userHandleOf = (userId: string) => Buffer.from(userId).toString('base64url')

interface Creation {
  readonly rp: RelyingParty
  readonly user: { readonly id: string; readonly email: string; readonly fullName: string }
  readonly challenge: string
  readonly known: readonly { readonly id: string; readonly transports: readonly string[] }[]
}

/** What the browser needs to make a passkey that it finds by itself later, and that asks who is there. */
export const creationOptions = ({ rp, user, challenge, known }: Creation) => ({
  rp: { id: rp.id, name: 'Stillwater' },
  user: { id: userHandleOf(user.id), name: user.email, displayName: user.fullName },
  challenge,
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
  timeout: challengeLife,
  excludeCredentials: known.map(({ id, transports }) => ({
    id,
    type: 'public-key' as const,
    transports: [...transports],
  })),
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
})

export const requestOptions = (rp: RelyingParty, challenge: string) => ({
  rpId: rp.id,
  challenge,
  timeout: challengeLife,
  userVerification: 'required',
})

/** The challenge that an answer says it is for; none if it cannot be read. */
export function challengeOf({
  response,
}: {
  readonly response: { readonly clientDataJSON: string }
}): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'))
    const { challenge } = Object(data) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** The new passkey, or undefined where anything about it is wrong. */
export async function verifyNew(credential: NewCredential, rp: RelyingParty, challenge: string) {
  const { verifyRegistrationResponse } = await library()
  try {
    if (await hasCertificates(credential)) return undefined
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: { ...credential.response, transports: credential.response.transports ?? [] },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    return registrationInfo
  } catch {
    // The library throws for whatever an authenticator or a forger got wrong.
    return undefined
  }
}

/** We ask for no attestation. One that comes anyway could name addresses that the library would fetch. */
async function hasCertificates({ response }: NewCredential): Promise<boolean> {
  const { decodeAttestationObject } = await helpers()
  const attestation = decodeAttestationObject(Buffer.from(response.attestationObject, 'base64url'))
  return attestation.get('fmt') !== 'none' && attestation.get('attStmt').get('x5c') !== undefined
}

interface Stored {
  readonly publicKey: string
}

/** What the authenticator says about this use, or undefined where anything about it is wrong. */
export async function verifyProof(
  proof: CredentialProof,
  { publicKey }: Stored,
  rp: RelyingParty,
  challenge: string,
) {
  const { verifyAuthenticationResponse } = await library()
  const { userHandle, ...response } = proof.response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...proof, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: true,
      // The counter is compared by hasGrown: the library would not tell a copied passkey from any other failure.
      credential: { id: proof.id, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0 },
    })
    return verified ? authenticationInfo : undefined
  } catch {
    return undefined
  }
}

/** An authenticator that counts never goes back, unless there are two copies of it. */
export const hasGrown = (before: number, after: number): boolean =>
  (before === 0 && after === 0) || after > before
