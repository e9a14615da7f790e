import type { RegisterSchema, User } from '@stillwater/contract/auth'
import type * as z from 'zod/mini'
import type { Deps } from '#core/deps.ts'
import { AppError } from '#core/errors.ts'
import { newId } from '@stillwater/contract/new-id'
import { hashToken, newToken } from '#core/sessions.ts'
import { assertToken, useToken } from './one-time-tokens.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { pseudonyms } from './pseudonyms.ts'
import {
  addUser,
  emailTaken,
  findCredentials,
  getUser,
  hasPassword,
  isDeviceOf,
  rememberDevice,
  setPassword,
} from './store.ts'
import { forgetTries, Throttle } from './throttle.ts'

interface Visitor {
  readonly requestId: string
  readonly address: string
  readonly deviceToken: string | undefined
}

export interface SignedIn {
  readonly user: User
  readonly sessionToken: string
  readonly deviceToken: string
}

type Log = (details: Record<string, string>, message: string) => void

const emailKeyOf = (email: string) => email.toLowerCase()
const wrongPassword = () => new AppError('invalid_credentials', 'Invalid username or password')
const closed = () =>
  new AppError(
    'registration_closed',
    'Registration is closed. Ask the person who runs Stillwater for your church for an account.',
  )
const taken = () =>
  new AppError('already_exists', 'Username or email already exists', {
    fields: { email: 'Username or email already exists' },
  })

export function authService({ db, engine, clock, sessions, registration }: Deps, log: Log) {
  const throttle = new Throttle(db, clock)
  const pseudonym = pseudonyms()

  async function signIn(user: User, visitor: Visitor): Promise<SignedIn> {
    const deviceToken = newToken()
    await rememberDevice(db, {
      old: visitor.deviceToken === undefined ? undefined : hashToken(visitor.deviceToken),
      tokenHash: hashToken(deviceToken),
      userId: user.id,
      now: clock(),
    })
    return { user, deviceToken, sessionToken: await sessions.open(user.id) }
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
        if (registration === 'invite') await useToken(trx, 'invite', invite, now)
        // Two registrations at once pass the look-up both; the unique key lets one through.
        if (!(await addUser(trx, { ...user, emailKey, passwordHash, createdAt: now }))) throw taken()
      })
      return signIn(user, visitor)
    },

    async login(email: string, password: string, visitor: Visitor): Promise<SignedIn> {
      const emailKey = emailKeyOf(email)
      const device = visitor.deviceToken === undefined ? undefined : hashToken(visitor.deviceToken)
      const isKnown = device !== undefined && (await isDeviceOf(db, device, emailKey, clock()))
      const attempt = { emailKey, address: visitor.address, knownDevice: isKnown ? device : undefined }
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
      const { passwordHash, ...user } = found
      const signedIn = await signIn(user, visitor)
      // The password may have been reset while it was checked: then this session must not outlive the others.
      if (await hasPassword(db, engine, user.id, passwordHash)) return signedIn
      await sessions.end(signedIn.sessionToken)
      throw wrongPassword()
    },

    /** Account recovery, with a link created by the operator. */
    async resetPassword(token: string, password: string, visitor: Visitor): Promise<SignedIn> {
      await throttle.beginFrom(visitor.address)
      const now = clock()
      await assertToken(db, 'password-reset', token, now)
      const passwordHash = await hashPassword(password)
      const user = await sessions.endAll(async (trx) => {
        const userId = await useToken(trx, 'password-reset', token, now)
        const owner = await getUser(trx, userId ?? '')
        if (owner === undefined) throw new Error('a reset link without a user')
        await setPassword(trx, owner.id, passwordHash)
        await forgetTries(trx, emailKeyOf(owner.email))
        return owner
      })
      log({ reqId: visitor.requestId, userId: user.id }, 'password reset')
      return signIn(user, visitor)
    },
  }
}
