import * as z from 'zod/mini'
import { requiredLine } from '../records/fields.ts'
import { limits } from '../limits.ts'

/** How many a user can have. */
export const mostPasskeys = 20

/** Bytes as WebAuthn's JSON writes them. */
const bytes = (max: number) =>
  z.string().check(
    z.maxLength(max),
    z.refine((text) => /^[\w-]+$/.test(text), 'This should be base64url'),
  )

/** What a browser or an authenticator makes is far shorter, except for an attestation that we don't ask for. */
const longest = 10_000
/** WebAuthn's 1023 bytes. */
const CredentialIdSchema = bytes(1364)

export const PasskeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  /** Null until someone has signed in with it. */
  lastUsedAt: z.nullable(z.number()),
})

export type Passkey = z.infer<typeof PasskeySchema>

export const PasskeyNameSchema = z.object({
  name: requiredLine(1, 'Please enter a name', 60),
})

/** The browser's PublicKeyCredentialCreationOptionsJSON. */
export const PasskeyCreationSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.enum(['public-key']), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: z.enum(['public-key']), transports: z.array(z.string()) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.string(),
    requireResidentKey: z.boolean(),
    userVerification: z.string(),
  }),
  attestation: z.string(),
})

export type PasskeyCreation = z.infer<typeof PasskeyCreationSchema>

/** The browser's PublicKeyCredentialRequestOptionsJSON. */
export const PasskeyRequestSchema = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification: z.string(),
})

export type PasskeyRequest = z.infer<typeof PasskeyRequestSchema>

const credentialFields = {
  id: CredentialIdSchema,
  rawId: CredentialIdSchema,
  type: z.enum(['public-key']),
}

/** What the browser answers when it has made a passkey. */
export const NewCredentialSchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: bytes(longest),
    attestationObject: bytes(longest),
    transports: z.optional(
      z.array(z.string().check(z.refine((text) => /^[a-z-]{1,20}$/.test(text)))).check(z.maxLength(10)),
    ),
  }),
})

export type NewCredential = z.infer<typeof NewCredentialSchema>

/** What the browser answers when someone signs in with a passkey. */
export const CredentialProofSchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: bytes(longest),
    authenticatorData: bytes(longest),
    signature: bytes(longest),
    userHandle: z.optional(z.nullable(bytes(limits.token))),
  }),
})
export type CredentialProof = z.infer<typeof CredentialProofSchema>
