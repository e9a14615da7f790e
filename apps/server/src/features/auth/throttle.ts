import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Transaction } from 'kysely'
import type { Clock } from '#core/clock.ts'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'
import { AppError } from '#core/errors.ts'
import { accountRule, addressRule, type Rule, tryOnce, windowLength } from './throttle-rules.ts'

export interface Attempt {
  readonly emailKey: string
  readonly address: string
  /** The hash of the token of a browser on which this very account has signed in before. */
  readonly knownDevice: string | undefined
}

/** Keys are hashed: the table of failed tries is not a list of e-mail addresses. */
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

  /** Counts the try or refuses it. Call `forgive` when the password was right. */
  async begin(attempt: Attempt): Promise<void> {
    const now = this.#clock()
    const wait = await this.#db.transaction().execute(async (trx) => {
      await trx
        .deleteFrom('attempts')
        .where('windowStart', '<', now - windowLength)
        .execute()
      for (const [key, rule] of counters(attempt)) {
        const wait = await count(trx, key, rule, now)
        if (wait > 0) return wait
      }
      return 0
    })
    if (wait > 0) throw tooMany(wait)
  }

  async forgive(attempt: Attempt): Promise<void> {
    const [first, ...rest] = counters(attempt)
    await this.#db.deleteFrom('attempts').where('key', '=', first[0]).execute()
    for (const [key] of rest) {
      await this.#db
        .updateTable('attempts')
        .set((eb) => ({ failures: eb('failures', '-', 1) }))
        .where('key', '=', key)
        .where('failures', '>', 0)
        .execute()
    }
  }

  /** Registering with a taken e-mail tells that it is taken, so asking often is slowed down like guessing. */
  async countAddress(address: string): Promise<void> {
    const now = this.#clock()
    const wait = await this.#db
      .transaction()
      .execute((trx) => count(trx, keyOf('address', network(address)), addressRule, now))
    if (wait > 0) throw tooMany(wait)
  }
}

/** A known browser has a counter of its own: strangers who guess cannot lock its owner out. */
function counters({ emailKey, address, knownDevice }: Attempt): [[string, Rule], ...[string, Rule][]] {
  return knownDevice === undefined
    ? [
        [keyOf('account', emailKey), accountRule],
        [keyOf('address', network(address)), addressRule],
      ]
    : [[keyOf('device', `${emailKey} ${knownDevice}`), accountRule]]
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

/** One household gets a /64 of IPv6 addresses, so that is what counts as one address. */
function network(address: string): string {
  return isIPv6(address) && !address.startsWith('::ffff:')
    ? address.split(':').slice(0, 4).join(':')
    : address
}

function tooMany(wait: number): AppError {
  const minutes = Math.ceil(wait / 60_000)
  const when = wait <= 60_000 ? `${Math.ceil(wait / 1000)} seconds` : `${minutes} minutes`
  return new AppError('too_many_attempts', `Too many tries. Please wait ${when} and try again.`, {
    retryAfter: wait / 1000,
  })
}
