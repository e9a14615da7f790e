import type { User } from '@stillwater/contract/account/auth'
import type { Db } from '#core/database/connect.ts'
import type { Deps } from '#core/deps.ts'
import { AppError } from '#core/http/errors.ts'
import { hashToken, newToken } from '#core/sessions/sessions.ts'
import { deletionCanceled, newDevice } from './notices/notice-words.ts'
import { type Log, notify } from './notices/notices.ts'
import { type Account, keepAccount, rememberDevice } from './store.ts'
import type { Visitor } from './visitor.ts'

export interface SignedIn {
  readonly user: User
  readonly sessionToken: string
  readonly deviceToken: string
}

export const disabled = () =>
  new AppError(
    'account_disabled',
    'This account is disabled. Ask the person who runs Stillwater for your church.',
  )

/** Whoever gets in takes back the deletion of their account; into a disabled one nobody gets. */
export async function welcomeBack(db: Db, { disabledAt, deletesAt, ...user }: Account): Promise<User> {
  if (disabledAt !== null) throw disabled()
  if (deletesAt === null) return user
  await keepAccount(db, user.id)
  return { ...user, restored: true }
}

export async function signIn({ db, clock, sessions }: Deps, user: User, visitor: Visitor): Promise<SignedIn> {
  const deviceToken = newToken()
  await rememberDevice(db, {
    old: visitor.deviceToken === undefined ? undefined : hashToken(visitor.deviceToken),
    tokenHash: hashToken(deviceToken),
    userId: user.id,
    now: clock(),
  })
  return { user, deviceToken, sessionToken: await sessions.open(user.id, visitor.browser) }
}

/** Signs in whoever has proved to be the owner of an account, and tells them of a browser that was never seen before. */
export async function signInAndTell(
  deps: Deps,
  log: Log,
  account: Account,
  visitor: Visitor,
  isKnownDevice: boolean,
): Promise<SignedIn> {
  const user = await welcomeBack(deps.db, account)
  const signedIn = await signIn(deps, user, visitor)
  const sessionHash = hashToken(signedIn.sessionToken)
  if (!isKnownDevice) notify(deps, log, visitor, user, newDevice, sessionHash)
  if (user.restored) notify(deps, log, visitor, user, deletionCanceled, sessionHash)
  return signedIn
}
