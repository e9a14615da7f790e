import { dayIn, isTimeZone } from '@stillwater/contract/dates/dates'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../dates/clock.ts'
import { AppError } from '../http/errors.ts'
import { readCookie, type Session, type Sessions } from './sessions.ts'

/** Who is calling, and the caller's own calendar day. A class, because an object with a getter is dear to make for every request. */
export class Caller {
  readonly session: Session
  readonly userId: string
  readonly timeZone: string
  readonly #clock: Clock

  constructor(session: Session, timeZone: string, clock: Clock) {
    this.session = session
    this.userId = session.userId
    this.timeZone = timeZone
    this.#clock = clock
  }

  /** Most calls do not ask for it. */
  get today(): string {
    return dayIn(this.timeZone, this.#clock())
  }
}

interface CallerDeps {
  readonly sessions: Sessions
  readonly clock: Clock
}

export async function findCaller(request: FastifyRequest, { sessions, clock }: CallerDeps): Promise<Caller> {
  const token = readCookie(request, 'session')
  const session = token === undefined ? undefined : await sessions.find(token)
  if (session === undefined) {
    throw token !== undefined && (await sessions.wasEnded(token))
      ? new AppError(
          'device_signed_out',
          'This device was signed out from another one. Please sign in again.',
        )
      : new AppError('not_signed_in', 'Please sign in to continue.')
  }
  // The page says whose screens it shows: another tab may have signed in someone else, which changes the cookie.
  const expected = request.headers['x-user-id']
  if (expected !== undefined && expected !== session.userId) {
    throw new AppError('not_signed_in', 'Someone else is now signed in here. Please sign in again.')
  }
  const sent = request.headers['x-time-zone']
  const zone = typeof sent === 'string' && isTimeZone(sent) ? sent : undefined
  try {
    if (sessions.isDue(session)) await sessions.noteVisit(session)
    if (zone !== undefined && zone !== session.timeZone) await sessions.rememberZone(session.userId, zone)
  } catch (error) {
    // Reading goes on when nothing can be written, for example on a full disk.
    request.log.warn({ err: error }, 'the time of a visit could not be stored')
  }
  return new Caller(session, zone ?? session.timeZone ?? 'UTC', clock)
}
