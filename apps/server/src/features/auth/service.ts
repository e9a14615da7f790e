import type { RegisterSchema, User } from '@stillwater/contract/auth'
import type * as z from 'zod/mini'
import type { Deps } from '#core/deps.ts'
import { AppError } from '#core/errors.ts'
import { newId } from '#core/ids.ts'
import { hashToken, newToken } from '#core/sessions.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { addUser, emailTaken, findCredentials, isDeviceOf, rememberDevice } from './store.ts'
import { Throttle } from './throttle.ts'

export interface Visitor {
  readonly address: string
  readonly deviceToken: string | undefined
}

export interface SignedIn {
  readonly user: User
  readonly sessionToken: string
  readonly deviceToken: string
}

const emailKeyOf = (email: string) => email.toLowerCase()

export function authService({ db, clock, sessions }: Deps) {
  const throttle = new Throttle(db, clock)

  async function signIn(user: User, visitor: Visitor): Promise<SignedIn> {
    const deviceToken = visitor.deviceToken ?? newToken()
    await rememberDevice(db, hashToken(deviceToken), user.id, clock())
    return { user, deviceToken, sessionToken: await sessions.open(user.id) }
  }

  return {
    async register(input: z.output<typeof RegisterSchema>, visitor: Visitor): Promise<SignedIn> {
      const { email, fullName, churchName, password } = input
      const emailKey = emailKeyOf(email)
      const taken = async () => {
        await throttle.countAddress(visitor.address)
        return new AppError('already_exists', 'Username or email already exists', {
          fields: { email: 'Username or email already exists' },
        })
      }
      if (await emailTaken(db, emailKey)) throw await taken()
      const now = clock()
      const user = { id: newId(now), email, fullName, churchName, followsReadings: true }
      const passwordHash = await hashPassword(password)
      // Two registrations at once pass the look-up both; the unique key lets one through.
      if (!(await addUser(db, { ...user, emailKey, passwordHash, createdAt: now }))) throw await taken()
      return signIn(user, visitor)
    },

    async login(email: string, password: string, visitor: Visitor): Promise<SignedIn> {
      const emailKey = emailKeyOf(email)
      const device = visitor.deviceToken === undefined ? undefined : hashToken(visitor.deviceToken)
      const isKnown = device !== undefined && (await isDeviceOf(db, device, emailKey))
      const attempt = { emailKey, address: visitor.address, knownDevice: isKnown ? device : undefined }
      await throttle.begin(attempt)
      const found = await findCredentials(db, emailKey)
      const isRight = await verifyPassword(password, found?.passwordHash).catch(async (error: unknown) => {
        await throttle.takeBack(attempt)
        throw error
      })
      if (!isRight || found === undefined) {
        throw new AppError('invalid_credentials', 'Invalid username or password')
      }
      await throttle.forgive(attempt)
      const { passwordHash: _, ...user } = found
      return signIn(user, visitor)
    },
  }
}
