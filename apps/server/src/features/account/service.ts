import type { EmailChangeSchema, PasswordChangeSchema } from '@stillwater/contract/account/account'
import type { User } from '@stillwater/contract/account/auth'
import type * as z from 'zod/mini'
import type { Deps } from '#core/deps.ts'
import { notFound } from '#core/http/errors.ts'
import { hashToken, type Session } from '#core/sessions/sessions.ts'
import {
  assertPassword,
  checkPassword,
  emailKeyOf,
  endTokens,
  getUser,
  hashPassword,
  notices,
  notify,
  replaceCodes,
  setPassword,
  type visitorOf,
} from '#features/auth/index.ts'
import { deletionDelay, scheduleDeletion } from './deletion.ts'
import { setEmail } from './store.ts'

type Visitor = ReturnType<typeof visitorOf>
type NoticeWords = (typeof notices)['newCodes']
type Log = (details: Record<string, string>, message: string) => void

export function accountService(deps: Deps, log: Log) {
  const { db, engine, clock, sessions } = deps

  /** Tells the user at the address that the account has now. */
  async function tell(userId: string, words: NoticeWords, visitor: Visitor, sessionHash?: string) {
    const user = await getUser(db, userId)
    if (user !== undefined) notify(deps, log, visitor, user, words, sessionHash)
  }

  return {
    async changePassword(
      session: Session,
      { currentPassword, password }: z.output<typeof PasswordChangeSchema>,
      visitor: Visitor,
    ): Promise<void> {
      const { userId } = session
      const oldHash = await checkPassword(deps, userId, currentPassword, 'currentPassword', visitor)
      const passwordHash = await hashPassword(password)
      await sessions.endAll(async (trx) => {
        await assertPassword(trx, engine, userId, oldHash, 'currentPassword')
        await setPassword(trx, userId, passwordHash, hashToken(visitor.deviceToken ?? ''))
        return { id: userId }
      }, session)
      log({ reqId: visitor.requestId, userId }, 'password changed')
      await tell(userId, notices.passwordChanged, visitor)
    },

    async makeRecoveryCodes(
      { userId, tokenHash }: Session,
      password: string,
      visitor: Visitor,
    ): Promise<{ codes: string[] }> {
      const hash = await checkPassword(deps, userId, password, 'password', visitor)
      const codes = await db.transaction().execute(async (trx) => {
        await assertPassword(trx, engine, userId, hash, 'password')
        return replaceCodes(trx, userId, clock())
      })
      log({ reqId: visitor.requestId, userId }, 'recovery codes made')
      await tell(userId, notices.newCodes, visitor, tokenHash)
      return { codes }
    },

    /** Nothing is deleted yet: whoever changes their mind, or did not mean it, signs in within seven days. */
    async deleteAccount(userId: string, password: string, visitor: Visitor): Promise<{ deletesAt: number }> {
      const hash = await checkPassword(deps, userId, password, 'password', visitor)
      const deletesAt = clock() + deletionDelay
      await sessions.endAll(async (trx) => {
        await assertPassword(trx, engine, userId, hash, 'password')
        await scheduleDeletion(trx, userId, deletesAt)
        await endTokens(trx, userId)
        return { id: userId }
      })
      log({ reqId: visitor.requestId, userId }, 'account deletion scheduled')
      await tell(userId, notices.deletionPlanned, visitor)
      return { deletesAt }
    },

    async changeEmail(
      { userId, tokenHash }: Session,
      { email, password }: z.output<typeof EmailChangeSchema>,
      visitor: Visitor,
    ): Promise<User> {
      const hash = await checkPassword(deps, userId, password, 'password', visitor)
      const changed = await db.transaction().execute(async (trx) => {
        await assertPassword(trx, engine, userId, hash, 'password')
        const before = await getUser(trx, userId)
        const user = await setEmail(trx, userId, email, emailKeyOf(email))
        return before && user && { before, user }
      })
      if (changed === undefined) throw notFound()
      const { before, user } = changed
      log({ reqId: visitor.requestId, userId }, 'e-mail changed')
      notify(deps, log, visitor, before, notices.emailChanged, tokenHash)
      notify(deps, log, visitor, user, notices.emailIsNew)
      return user
    },
  }
}
