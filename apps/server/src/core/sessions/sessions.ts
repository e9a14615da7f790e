import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Clock } from '../dates/clock.ts'
import type { Database, Db, Engine } from '../database/connect.ts'
import { OpenRequests } from './open-requests.ts'

const hour = 3_600_000
const day = 24 * hour
/** A session ends after this long without a visit, and after the longer time whatever happens. */
export const sessionIdle = 30 * day
export const sessionLife = 180 * day
/** The visit is written down at most this often, so that reading does not cost a write. */
const seenEvery = hour

/** What is told of a browser in the list of devices. */
export interface Browser {
  readonly name: string
  readonly address: string | null
}

export interface Session {
  readonly tokenHash: string
  readonly userId: string
  readonly timeZone: string | null
  /** When a visit was last noted. */
  readonly seenAt: number
}

export const newToken = () => randomBytes(32).toString('base64url')
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Sessions are rows of hashed tokens: a copy of the database opens no session, and deleting the row ends one at once, on every server. */
export class Sessions {
  readonly #db: Db
  readonly #clock: Clock
  readonly #readJson: Database['readJson']
  readonly #lookUp: string

  readonly requests = new OpenRequests()

  constructor({ db, engine, readJson }: Pick<Database, 'db' | 'engine' | 'readJson'>, clock: Clock) {
    this.#db = db
    this.#clock = clock
    this.#readJson = readJson
    this.#lookUp = lookUp(db, engine)
  }

  async open(userId: string, { name, address }: Browser): Promise<string> {
    const now = this.#clock()
    const token = newToken()
    await this.#db
      .deleteFrom('sessions')
      .where('seenAt', '<', now - sessionIdle)
      .execute()
    await this.#db
      .deleteFrom('endedSessions')
      .where('endedAt', '<', now - sessionLife)
      .execute()
    await this.#db
      .insertInto('sessions')
      .values({
        tokenHash: hashToken(token),
        userId,
        id: randomUUID(),
        name,
        address,
        createdAt: now,
        seenAt: now,
      })
      .execute()
    return token
  }

  /** Asks the database every time: other servers and the operator’s commands end sessions too. */
  async find(token: string): Promise<Session | undefined> {
    const now = this.#clock()
    const tokenHash = hashToken(token)
    const text = await this.#readJson(this.#lookUp, [tokenHash, now - sessionIdle, now - sessionLife])
    const [session] = JSON.parse(text) as Omit<Session, 'tokenHash'>[]
    return session && { tokenHash, ...session }
  }

  /** Whether it is time to note a visit again. */
  isDue(session: Session): boolean {
    return this.#clock() - session.seenAt > seenEvery
  }

  async noteVisit(session: Session): Promise<void> {
    const now = this.#clock()
    // An update, never an insert: a session that ended in the meantime stays ended. Of many requests at once, one writes.
    await this.#db
      .updateTable('sessions')
      .set({ seenAt: now })
      .where('tokenHash', '=', session.tokenHash)
      .where('seenAt', '=', session.seenAt)
      .execute()
  }

  async end(token: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('tokenHash', '=', hashToken(token)).execute()
  }

  /** Whether its user has ended it from another device. */
  async wasEnded(token: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('endedSessions')
      .select('tokenHash')
      .where('tokenHash', '=', hashToken(token))
      .executeTakeFirst()
    return row !== undefined
  }

  /** What the list of devices calls it, and the id that it has there. */
  async deviceOf({ tokenHash }: Session): Promise<{ readonly id: string | null; readonly name: string }> {
    const row = await this.#db
      .selectFrom('sessions')
      .select(['id', 'name'])
      .where('tokenHash', '=', tokenHash)
      .executeTakeFirst()
    return { id: row?.id ?? null, name: row?.name || 'Unknown device' }
  }

  /** The newest visit first. */
  list(userId: string) {
    const now = this.#clock()
    return this.#db
      .selectFrom('sessions')
      .select(['tokenHash', 'id', 'name', 'address', 'createdAt', 'seenAt'])
      .where('userId', '=', userId)
      .where('seenAt', '>', now - sessionIdle)
      .where('createdAt', '>', now - sessionLife)
      .orderBy('seenAt', 'desc')
      .orderBy('createdAt', 'desc')
      .execute()
  }

  /** Ends sessions of a user from another device: the one with this id, or all but one. Answers how many there were. */
  async endFromElsewhere(
    userId: string,
    which: { readonly id: string } | { readonly allBut: Session },
  ): Promise<number> {
    const gone = await this.#db.transaction().execute(async (trx) => {
      const all = trx.deleteFrom('sessions').where('userId', '=', userId)
      const chosen =
        'id' in which ? all.where('id', '=', which.id) : all.where('tokenHash', '!=', which.allBut.tokenHash)
      const ended = await chosen.returning('tokenHash').execute()
      const endedAt = this.#clock()
      for (const { tokenHash } of ended) {
        await trx.insertInto('endedSessions').values({ tokenHash, userId, endedAt }).execute()
      }
      return ended
    })
    await this.#finish(gone)
    return gone.length
  }

  /** Ends every session of the user whom `change` answers, in one transaction with that change; all but one where it is told. */
  async endAll<U extends { readonly id: string }>(
    change: (trx: Db) => Promise<U>,
    allBut?: Session,
  ): Promise<U> {
    const { user, gone } = await this.#db.transaction().execute(async (trx) => {
      const user = await change(trx)
      const gone = await trx
        .deleteFrom('sessions')
        .where('userId', '=', user.id)
        .where('tokenHash', '!=', allBut?.tokenHash ?? '')
        .returning('tokenHash')
        .execute()
      return { user, gone }
    })
    await this.#finish(gone)
    return user
  }

  /** Decision 7: the time zone that the browser last sent, for reminders while the app is closed. */
  async rememberZone(userId: string, timeZone: string): Promise<void> {
    await this.#db.updateTable('users').set({ timeZone }).where('id', '=', userId).execute()
  }

  /** What was let in before these sessions ended is done when it is answered that they have. */
  async #finish(ended: readonly Pick<Session, 'tokenHash'>[]): Promise<void> {
    const hashes = new Set(ended.map(({ tokenHash }) => tokenHash))
    await this.requests.wait((token) => hashes.has(hashToken(token)))
  }
}

/** One statement in few words, because every request runs it: an open session of an account that may be used, in a list in JSON. */
function lookUp(db: Db, engine: Engine): string {
  const object = engine === 'sqlite' ? sql`json_object` : sql`json_build_object`
  const [tokenHash, idleSince, openedSince] = ['', 0, 0]
  return sql`
    select concat('[', ${object}(
      'userId', sessions."userId", 'seenAt', sessions."seenAt", 'timeZone', users."timeZone"
    ), ']') as json
    from sessions join users on users.id = sessions."userId"
    where sessions."tokenHash" = ${tokenHash} and sessions."seenAt" > ${idleSince}
    and sessions."createdAt" > ${openedSince}
    and users."disabledAt" is null and users."deletesAt" is null
  `.compile(db).sql
}

/** Under https the prefix makes browsers refuse the cookie from anyone but this very host. */
const cookieNames = {
  https: { session: '__Host-stillwater-session', device: '__Host-stillwater-device' },
  http: { session: 'stillwater-session', device: 'stillwater-device' },
}
type CookieKind = keyof typeof cookieNames.http

const cookieName = (request: FastifyRequest, kind: CookieKind) =>
  cookieNames[request.protocol === 'https' ? 'https' : 'http'][kind]

export function readCookie(request: FastifyRequest, kind: CookieKind): string | undefined {
  const { cookie } = request.headers
  return cookie === undefined ? undefined : parseCookie(cookie)[cookieName(request, kind)]
}

export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: CookieKind,
  value: string,
  seconds: number,
) {
  const cookie = stringifySetCookie({
    name: cookieName(request, kind),
    value,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: seconds,
  })
  reply.header('set-cookie', cookie)
}

export const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, token: string) =>
  setCookie(request, reply, 'session', token, sessionLife / 1000)

export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply) =>
  setCookie(request, reply, 'session', '', 0)
