import { mostPasskeys } from '@stillwater/contract/account/passkey-schemas'
import { AppError } from '#core/http/errors.ts'

/** The same whatever the reason: an unknown passkey, a wrong signature, a challenge that was used before. */
export const wrongPasskey = () =>
  new AppError(
    'invalid_credentials',
    'That passkey didn’t work. Please try again, or sign in with your password.',
  )

export const passkeyNotAdded = () =>
  new AppError('invalid_link', 'The passkey wasn’t added, or it took too long. Please try again.')

export const passkeyTaken = () =>
  new AppError('already_exists', 'This passkey was already added. There is nothing more to do.')

export const tooManyPasskeys = () =>
  new AppError(
    'quota_exceeded',
    `You have ${mostPasskeys} passkeys, and that’s the limit. Remove one to add another.`,
  )
