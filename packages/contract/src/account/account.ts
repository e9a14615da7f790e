import * as z from 'zod/mini'
import { EmailSchema, PasswordSchema, UserSchema } from './auth.ts'
import { endpoint } from '../calls/endpoint.ts'
import { IdParamsSchema, requiredLine } from '../records/fields.ts'
import {
  CredentialProofSchema,
  NewCredentialSchema,
  PasskeyCreationSchema,
  PasskeyNameSchema,
  PasskeyRequestSchema,
  PasskeySchema,
} from './passkey-schemas.ts'

/** A browser in which the user is signed in. */
const DeviceSchema = z.object({
  id: z.string(),
  /** What the browser calls itself, such as "Safari on iPhone". */
  name: z.string(),
  /** The network address from which it signed in; null for those who signed in before it was stored. */
  address: z.nullable(z.string()),
  signedInAt: z.number(),
  /** To the hour. */
  lastUsedAt: z.number(),
  isCurrent: z.boolean(),
})
export type Device = z.infer<typeof DeviceSchema>

export const PasswordChangeSchema = z.object({ currentPassword: PasswordSchema, password: PasswordSchema })

export const EmailChangeSchema = z.object({ email: EmailSchema, password: PasswordSchema })

/** The current device stays signed in; all others are signed out at once. Recovery codes and reset links from before end. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/password',
  access: 'user',
  body: PasswordChangeSchema,
  response: null,
  status: 204,
  errors: ['too_many_attempts'],
})

/** All devices stay signed in. Recovery codes and reset links from before end. */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/email',
  access: 'user',
  body: EmailChangeSchema,
  response: UserSchema,
  errors: ['already_exists', 'too_many_attempts'],
})

export const listDevices = endpoint({
  method: 'GET',
  path: '/api/sessions',
  access: 'user',
  response: z.array(DeviceSchema),
})

/** The device erases what it has stored as soon as it reaches the server or is opened. */
export const signOutDevice = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:id',
  access: 'user',
  params: IdParamsSchema,
  response: null,
  status: 204,
})

/** All but the one that asks. */
export const signOutOtherDevices = endpoint({
  method: 'DELETE',
  path: '/api/sessions',
  access: 'user',
  response: null,
  status: 204,
})

const PasswordOnlySchema = z.object({ password: PasswordSchema })

export const getRecoveryCodes = endpoint({
  method: 'GET',
  path: '/api/recovery-codes',
  access: 'user',
  response: z.object({
    /** How many have not been used. */
    left: z.number(),
    madeAt: z.nullable(z.number()),
  }),
})

/** Replaces all earlier ones, and ends open reset links. This is the only answer that holds them: only their hashes are stored. */
export const makeRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/recovery-codes',
  access: 'user',
  body: PasswordOnlySchema,
  response: z.object({ codes: z.array(z.string()) }),
  status: 201,
  errors: ['too_many_attempts'],
})

/** Signs out everywhere and deletes everything after seven days, unless the user signs in before. */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/user/deletion',
  access: 'user',
  body: PasswordOnlySchema,
  response: z.object({ deletesAt: z.number() }),
  errors: ['too_many_attempts'],
})

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/passkeys',
  access: 'user',
  response: z.array(PasskeySchema),
})

/** Asks for the password. What it answers is good for adding one passkey, within five minutes. */
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys/options',
  access: 'user',
  body: PasswordOnlySchema,
  response: PasskeyCreationSchema,
  errors: ['too_many_attempts', 'not_set_up', 'quota_exceeded'],
})

/** Adds the passkey that the browser has just made, under the name of the device. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys',
  access: 'user',
  body: z.object({ credential: NewCredentialSchema }),
  response: PasskeySchema,
  status: 201,
  errors: ['already_exists', 'invalid_link', 'not_set_up', 'quota_exceeded'],
})

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/passkeys/:id',
  access: 'user',
  params: IdParamsSchema,
  body: PasskeyNameSchema,
  response: PasskeySchema,
})

/** The password stays, so even the last one can be removed. */
export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/passkeys/:id',
  access: 'user',
  params: IdParamsSchema,
  response: null,
  status: 204,
})

/** What the browser needs to ask for a passkey. Good for one sign-in, within five minutes. */
export const beginPasskeyLogin = endpoint({
  method: 'POST',
  path: '/api/login/passkey/options',
  access: 'public',
  response: PasskeyRequestSchema,
  errors: ['too_many_attempts', 'not_set_up'],
})

/** Whatever is wrong with the passkey, the answer is the same. */
export const passkeyLogin = endpoint({
  method: 'POST',
  path: '/api/login/passkey',
  access: 'public',
  body: z.object({ credential: CredentialProofSchema }),
  response: UserSchema,
  errors: ['invalid_credentials', 'account_disabled', 'too_many_attempts', 'not_set_up'],
})

export const RecoverySchema = z.object({
  email: EmailSchema,
  code: requiredLine(1, 'Please enter a recovery code'),
})

/** Uses up a recovery code; the token sets a new password, as that of a reset link does. */
export const recover = endpoint({
  method: 'POST',
  path: '/api/recovery',
  access: 'public',
  body: RecoverySchema,
  response: z.object({ token: z.string() }),
  errors: ['invalid_link', 'account_disabled', 'too_many_attempts'],
})

export const ForgottenSchema = z.object({ email: EmailSchema })

/** Sends a reset link by e-mail. The same answer whether or not there is such an account. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/forgot-password',
  access: 'public',
  body: ForgottenSchema,
  response: null,
  status: 204,
  errors: ['too_many_attempts', 'not_set_up'],
})
