import type { RegisterSchema } from '@stillwater/contract/account/auth'
import type * as z from 'zod/mini'
import type { Deps } from '#core/deps.ts'
import { AppError } from '#core/http/errors.ts'
import { newId } from '@stillwater/contract/records/new-id'
import { assertToken, issueToken, consumeToken } from './passwords/one-time-tokens.ts'
import { hashPassword, verifyPassword } from './passwords/password.ts'
import { attemptOf } from './passwords/password-check.ts'
import { pseudonym } from './pseudonyms.ts'
import { useCode } from './passwords/recovery-codes.ts'
import { deletionCanceled, passwordReset } from './notices/notice-words.ts'
import { inBackground, type Log, notify } from './notices/notices.ts'
import { disabled, type SignedIn, signIn, signInAndTell, welcomeBack } from './sign-in.ts'
import { addUser, emailTaken, findCredentials, hasPassword, lockAccount, setPassword } from './store.ts'
import { forgetTries, Throttle } from './throttle/throttle.ts'
import type { Visitor } from './visitor.ts'

export const emailKeyOf = (email: string) => email.toLowerCase()
const wrongPassword = () => new AppError('invalid_credentials', 'Invalid username or password')
const wrongCode = () =>
  new AppError('invalid_link', 'That recovery code doesn’t belong to this email, or it was already used.')
const noMail = () =>
  new AppError(
    'not_set_up',
    'Stillwater can’t send email here. Ask the person who runs Stillwater for your church for a reset link.',
  )
const closed = () =>
  new AppError(
    'registration_closed',
    'Registration is closed. Ask the person who runs Stillwater for your church for an account.',
  )
export const taken = () =>
  new AppError('already_exists', 'Username or email already exists', {
    fields: { email: 'Username or email already exists' },
  })

export function authService(deps: Deps, log: Log) {
  const { db, engine, clock, sessions, registration, sendMail, publicUrl } = deps
  const throttle = new Throttle(db, clock)

  async function sendResetLink(emailKey: string): Promise<void> {
    const link = await db.transaction().execute(async (trx) => {
      const account = await lockAccount(trx, engine, 'emailKey', emailKey)
      if (account === undefined || account.disabledAt !== null) return undefined
      return { to: account.email, token: await issueToken(trx, 'password-reset', account.id, clock()) }
    })
    if (link === undefined) return
    await sendMail?.({
      to: link.to,
      subject: 'Reset your Stillwater password',
      text: [
        'Someone asked to reset the password of your Stillwater account. If it was you, open this link within 30 minutes. It works once.',
        `${publicUrl ?? ''}/reset-password#token=${link.token}`,
        'If it wasn’t you, you can ignore this message. Your password stays as it is.',
      ].join('\n\n'),
    })
  }

  return {
    async register(input: z.output<typeof RegisterSchema>, visitor: Visitor): Promise<SignedIn> {
      if (registration === 'closed') throw closed()
      // Counted first, whether the e-mail is taken or free: a blocked address can't find out which.
      await throttle.beginFrom(visitor.address)
      const { email, fullName, churchName, password, invite } = input
      const now = clock()
      if (registration === 'invite') await assertToken(db, 'invite', invite, now)
      const emailKey = emailKeyOf(email)
      if (await emailTaken(db, emailKey)) throw taken()
      const user = { id: newId(now), email, fullName, churchName, followsReadings: true }
      const passwordHash = await hashPassword(password, 'registrations')
      await db.transaction().execute(async (trx) => {
        if (registration === 'invite') await consumeToken(trx, 'invite', invite, now)
        // Two registrations at once pass the look-up both; the unique key lets one through.
        if (!(await addUser(trx, { ...user, emailKey, passwordHash, createdAt: now }))) throw taken()
      })
      return signIn(deps, user, visitor)
    },

    async login(email: string, password: string, visitor: Visitor): Promise<SignedIn> {
      const emailKey = emailKeyOf(email)
      const attempt = await attemptOf({ db, clock }, emailKey, visitor)
      await throttle.begin(attempt)
      const found = await findCredentials(db, emailKey)
      const isRight = await verifyPassword(password, found?.passwordHash).catch(async (error: unknown) => {
        await throttle.takeBack(attempt)
        throw error
      })
      if (!isRight || found === undefined) {
        const { requestId: reqId, address } = visitor
        log({ reqId, account: pseudonym(emailKey), from: pseudonym(address) }, 'sign-in failed')
        throw wrongPassword()
      }
      await throttle.forgive(attempt)
      const { passwordHash, ...account } = found
      const signedIn = await signInAndTell(deps, log, account, visitor, attempt.knownDevice !== undefined)
      // The password may have been reset while it was checked: then this session must not outlive the others.
      if (await hasPassword(db, engine, account.id, passwordHash)) return signedIn
      await sessions.end(signedIn.sessionToken)
      throw wrongPassword()
    },

    /** Turns a recovery code into the token of a reset link. Counted by address alone: it gets an owner in whom guessers lock out. */
    async recover(email: string, code: string, visitor: Visitor): Promise<{ token: string }> {
      await throttle.beginFrom(visitor.address)
      return db.transaction().execute(async (trx) => {
        const account = await lockAccount(trx, engine, 'emailKey', emailKeyOf(email))
        if (account === undefined || !(await useCode(trx, account.id, code))) throw wrongCode()
        // The code is not used up by this: it works again once the account does.
        if (account.disabledAt !== null) throw disabled()
        log({ reqId: visitor.requestId, userId: account.id }, 'recovery code used')
        return { token: await issueToken(trx, 'password-reset', account.id, clock()) }
      })
    },

    /** The answer comes before anything is looked up, so that neither it nor its time reveals who has an account. */
    async forgotPassword(email: string, visitor: Visitor): Promise<void> {
      if (sendMail === undefined) throw noMail()
      const emailKey = emailKeyOf(email)
      await throttle.beginMail(emailKey, visitor.address)
      inBackground(deps, log, visitor.requestId, () => sendResetLink(emailKey))
    },

    /** Account recovery, with a link from the operator, from an e-mail or for a recovery code. */
    async resetPassword(token: string, password: string, visitor: Visitor): Promise<SignedIn> {
      await throttle.beginFrom(visitor.address)
      const now = clock()
      const userId = await assertToken(db, 'password-reset', token, now)
      const passwordHash = await hashPassword(password)
      const user = await sessions.endAll(async (trx) => {
        // Before the link is used up: of two links used at once, each of which ends the other, one waits here.
        const account = await lockAccount(trx, engine, 'id', userId ?? '')
        await consumeToken(trx, 'password-reset', token, now)
        if (account === undefined) throw new Error('a reset link without a user')
        const owner = await welcomeBack(trx, account)
        await setPassword(trx, owner.id, passwordHash)
        await forgetTries(trx, emailKeyOf(owner.email))
        return owner
      })
      log({ reqId: visitor.requestId, userId: user.id }, 'password reset')
      notify(deps, log, visitor, user, passwordReset)
      if (user.restored) notify(deps, log, visitor, user, deletionCanceled)
      return signIn(deps, user, visitor)
    },
  }
}
