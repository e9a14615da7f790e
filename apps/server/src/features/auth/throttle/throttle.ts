import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Clock } from '#core/dates/clock.ts'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'
import { AppError } from '#core/http/errors.ts'
import { networks } from './network.ts'
import {
  accountRule,
  addressRule,
  challengeRule,
  mailRule,
  type Rule,
  secretAddressRule,
  tryOnce,
  wideNetworkRule,
  windowLength,
} from './throttle-rules.ts'

export interface Attempt {
  readonly emailKey: string
  readonly address: string
  /** The hash of the token of a browser on which this very account has signed in before. */
  readonly knownDevice: string | undefined
}

/** Keys are hashed: the table of failed attempts is not a list of e-mail addresses. */
const keyOf = (kind: string, value: string) =>
  `${kind}:${createHash('sha256').update(value).digest('base64url')}`

/** Counters in the database: they survive a restart and are shared by all servers. */
export class Throttle {
  readonly #db: Db
  readonly #clock: Clock

  constructor(db: Db, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** Counts the try or refuses it. Call `forgive` when the password was right, `takeBack` when it was not looked at. */
  begin(attempt: Attempt): Promise<void> {
    return this.#begin(counters(attempt))
  }

  /** The same for what names no account: registering, and links that work once. Counted whatever comes of it. */
  beginFrom(address: string): Promise<void> {
    return this.#begin(addressCounters(address))
  }

  /** What was let through by `beginFrom` turned out to be right. */
  async takeBackFrom(address: string): Promise<void> {
    await this.#lower(addressCounters(address).map(([key]) => key))
  }

  /** Every visit to the sign-in screen asks for a challenge, and each is stored for a while. */
  beginChallenge(address: string): Promise<void> {
    return this.#begin([[keyOf('challenge', networks(address)[0]), challengeRule]])
  }

  /** For a message that anyone can have sent to an address: each counts for that address too. */
  beginMail(emailKey: string, address: string): Promise<void> {
    return this.#begin([[keyOf('mail', emailKey), mailRule], ...addressCounters(address)])
  }

  /** Before a secret address is looked up. Only those that were not found count: programs ask for the others all day. */
  async checkSecretAddress(address: string): Promise<void> {
    const wait = await this.#blocked(secretAddressCounters(address), this.#clock())
    if (wait > 0) throw tooMany(wait)
  }

  /** There is nothing at the secret address that was asked for. */
  missSecretAddress(address: string): Promise<void> {
    return this.#begin(secretAddressCounters(address))
  }

  async #begin(counted: readonly Counted[]): Promise<void> {
    const now = this.#clock()
    const wait = (await this.#blocked(counted, now)) || (await this.#count(counted, now))
    if (wait > 0) throw tooMany(wait)
  }

  /** Reading is enough to refuse, so that a flood of blocked attempts costs no writes. */
  async #blocked(counted: readonly Counted[], now: number): Promise<number> {
    const row = await this.#db
      .selectFrom('attempts')
      .select((eb) => eb.fn.max('blockedUntil').as('until'))
      .where(
        'key',
        'in',
        counted.map(([key]) => key),
      )
      .executeTakeFirst()
    return Math.max(0, (row?.until ?? 0) - now)
  }

  #count(counted: readonly Counted[], now: number): Promise<number> {
    return this.#db.transaction().execute(async (trx) => {
      await trx
        .deleteFrom('attempts')
        .where('windowStart', '<', now - windowLength)
        .execute()
      for (const [key, rule] of counted) {
        const wait = await count(trx, key, rule, now)
        if (wait > 0) return wait
      }
      return 0
    })
  }

  async forgive(attempt: Attempt): Promise<void> {
    const [first, ...rest] = counters(attempt)
    await this.#db.deleteFrom('attempts').where('key', '=', first[0]).execute()
    await this.#lower(rest.map(([key]) => key))
  }

  async takeBack(attempt: Attempt): Promise<void> {
    await this.#lower(counters(attempt).map(([key]) => key))
  }

  /** The try that is taken back was let through, so nothing was waiting before it. */
  async #lower(keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.#db
        .updateTable('attempts')
        .set((eb) => ({ failures: eb('failures', '-', 1), blockedUntil: 0 }))
        .where('key', '=', key)
        .where('failures', '>', 0)
        .execute()
    }
  }
}

type Counted = readonly [key: string, rule: Rule]

/** A known browser has a counter of its own: strangers who guess cannot lock its owner out. */
function counters({ emailKey, address, knownDevice }: Attempt): [Counted, ...Counted[]] {
  return knownDevice === undefined
    ? [[accountKey(emailKey), accountRule], ...addressCounters(address)]
    : [[keyOf('device', `${emailKey} ${knownDevice}`), accountRule]]
}

const accountKey = (emailKey: string) => keyOf('account', emailKey)

function addressCounters(address: string): Counted[] {
  const [near, ...wide] = networks(address)
  return [
    [keyOf('address', near), addressRule],
    ...wide.map((network): Counted => [keyOf('network', network), wideNetworkRule]),
  ]
}

const secretAddressCounters = (address: string): Counted[] => [
  [keyOf('secret-address', networks(address)[0]), secretAddressRule],
]

/** For an owner who proved their identity in another way: resets the attempts at this account. */
export async function forgetTries(db: Db, emailKey: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', accountKey(emailKey)).execute()
}

async function count(trx: Transaction<Tables>, key: string, rule: Rule, now: number): Promise<number> {
  // Taking the row's lock first makes servers on one PostgreSQL count one after the other.
  await trx
    .insertInto('attempts')
    .values({ key, failures: 0, windowStart: now, blockedUntil: 0 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ failures: eb.ref('attempts.failures') })),
    )
    .execute()
  const counter = await trx
    .selectFrom('attempts')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  const verdict = tryOnce(rule, counter, now)
  if (!verdict.allowed) return verdict.wait
  await trx.updateTable('attempts').set(verdict.counter).where('key', '=', key).execute()
  return 0
}

function tooMany(wait: number): AppError {
  const [seconds, minutes] = [Math.ceil(wait / 1000), Math.ceil(wait / 60_000)]
  const when = minutes > 1 ? `${minutes} minutes` : seconds === 1 ? '1 second' : `${seconds} seconds`
  return new AppError('too_many_attempts', `Too many attempts. Please wait ${when} and try again.`, {
    retryAfter: wait / 1000,
  })
}
