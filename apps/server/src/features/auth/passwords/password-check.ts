import type { Db, Engine } from '#core/database/connect.ts'
import type { Deps } from '#core/deps.ts'
import { invalid, notFound } from '#core/http/errors.ts'
import { hashToken } from '#core/sessions/sessions.ts'
import { verifyPassword } from './password.ts'
import { findCredentialsOf, hasPassword, isDeviceOf } from '../store.ts'
import { type Attempt, Throttle } from '../throttle/throttle.ts'
import type { Visitor } from '../visitor.ts'

/** A browser on which this account has signed in before is counted by itself. */
export async function attemptOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  emailKey: string,
  { address, deviceToken }: Visitor,
): Promise<Attempt> {
  const device = deviceToken === undefined ? undefined : hashToken(deviceToken)
  const isKnown = device !== undefined && (await isDeviceOf(db, device, emailKey, clock()))
  return { emailKey, address, knownDevice: isKnown ? device : undefined }
}

/**
 * Asks a signed-in user for the password once more, because someone else may hold an unlocked phone. Wrong ones count as attempts to sign
 * in, and are told at `field`. Answers the hash that was right, for `assertPassword`.
 */
export async function checkPassword(
  deps: Deps,
  userId: string,
  password: string,
  field: string,
  visitor: Visitor,
): Promise<string> {
  const throttle = new Throttle(deps.db, deps.clock)
  const found = await findCredentialsOf(deps.db, userId)
  if (found === undefined) throw notFound()
  const attempt = await attemptOf(deps, found.emailKey, visitor)
  await throttle.begin(attempt)
  const isRight = await verifyPassword(password, found.passwordHash).catch(async (error: unknown) => {
    await throttle.takeBack(attempt)
    throw error
  })
  if (!isRight) throw invalid({ [field]: 'That is not your password. Please try again.' })
  await throttle.forgive(attempt)
  return found.passwordHash
}

/**
 * In the transaction of what the password was asked for: checking it takes a while, and one that was changed meanwhile no longer counts.
 * Otherwise someone who knows the old one could still make recovery codes, for example.
 */
export async function assertPassword(
  trx: Db,
  engine: Engine,
  userId: string,
  passwordHash: string,
  field: string,
): Promise<void> {
  if (!(await hasPassword(trx, engine, userId, passwordHash))) {
    throw invalid({ [field]: 'Your password was changed a moment ago. Please try again.' })
  }
}
