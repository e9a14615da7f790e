import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { CalendarFault } from '@stillwater/contract/choices'
import { dayIn } from '@stillwater/contract/dates/dates'
import type { Deps } from '#core/deps.ts'
import { AppError } from '#core/http/errors.ts'
import { type LaneLimits, Lanes } from '#core/outgoing/lanes.ts'
import type { Note } from '#core/note.ts'
import { runLimited } from '#core/threads/limited-thread.ts'
import type { ThreadLimits } from '#core/threads/thread-limits.ts'
import { ThreadTurns } from '#core/threads/thread-turns.ts'
import { day, minute } from '#core/dates/zoned-time.ts'
import { fetchCalendar, type Fetched, type FetchOptions } from './fetch-calendar.ts'
import type { ReadSubscription } from './read-subscribed.ts'
import { type Claimed, claimSubscriptions, settle } from './store.ts'

export interface RefresherOptions extends Partial<Pick<FetchOptions, 'resolve' | 'timeLimit'>> {
  /** How often it looks, in milliseconds. */
  readonly tick?: number
  /** For how long a claimed calendar is left to the server that claimed it. Longer than fetching and reading take. */
  readonly lease?: number
  /** For reading one calendar. */
  readonly reading?: ThreadLimits
  readonly note?: Note
}

const limits: LaneLimits = { all: 8, host: 4, user: 2, failing: { host: 2, user: 1 } }
const usualTick = 10_000
const usualLease = 4 * minute
/** However often a calendar asks to be read, and however seldom. */
const [soonest, latest] = [60 * minute, day]
const firstRetry = 5 * minute
/** After this the user is told, and asks for the next try. */
const stopsAfter = 14 * day
/** A calendar of the largest size takes a few seconds. */
const usualReading: ThreadLimits = { work: 10_000, wait: 60_000 }

/** Reads other calendars again and again. Any number of servers may do so at once. */
export class Refresher {
  readonly #deps: Pick<Deps, 'db' | 'engine' | 'clock' | 'push'>
  readonly #options: RefresherOptions
  readonly #lanes = new Lanes(limits)
  readonly #underWay = new Set<Promise<void>>()
  #woken = Promise.withResolvers<void>()
  #stopped = false
  readonly #turns = new ThreadTurns({ slots: 2, much: 10_000, longestWait: Infinity, what: 'file' })

  constructor(deps: Pick<Deps, 'db' | 'engine' | 'clock' | 'push'>, options: RefresherOptions = {}) {
    this.#deps = deps
    this.#options = options
  }

  start(): void {
    void this.#run()
  }

  /** Somebody waits for a calendar. */
  wake(): void {
    this.#woken.resolve()
  }

  /** What is under way is tried again by the next server. */
  stop(): void {
    this.#stopped = true
    this.wake()
  }

  /** Reads all that are due, until none is. A calendar that hangs holds up nobody else's. */
  async look(): Promise<void> {
    const { db, engine, clock } = this.#deps
    while (!this.#stopped) {
      // Asked first: those that end in the meantime free their lanes.
      const wasIdle = this.#underWay.size === 0
      const claimed = await claimSubscriptions(db, engine, clock(), this.#lease, this.#lanes)
      for (const each of claimed) {
        const refreshing = this.#refresh(each).finally(() => this.#underWay.delete(refreshing))
        this.#underWay.add(refreshing)
      }
      if (claimed.length > 0) continue
      if (wasIdle) return
      if (this.#underWay.size > 0) await this.#pause([...this.#underWay])
    }
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      try {
        await this.look()
      } catch (error) {
        this.#note({ err: error }, 'calendars could not be refreshed')
      }
      await this.#pause([])
    }
  }

  /** Until one of these has ended, somebody waits, or it is time to look again. */
  async #pause(ending: readonly Promise<void>[]): Promise<void> {
    const end = new AbortController()
    const timer = wait(this.#options.tick ?? usualTick, undefined, { signal: end.signal, ref: false })
    await Promise.race([...ending, this.#woken.promise, timer])
    end.abort()
    await timer.catch(() => undefined)
    this.#woken = Promise.withResolvers()
  }

  async #refresh(claimed: Claimed): Promise<void> {
    const route = { userId: claimed.userId, endpoint: claimed.address }
    try {
      const fetched = await this.#fetch(claimed)
      this.#lanes.note(route, fetched.kind === 'failed' && fetched.fault === 'unreachable')
      await this.#settle(claimed, fetched)
    } catch (error) {
      // It is tried again after the lease.
      this.#note({ err: error }, 'a calendar could not be refreshed')
    } finally {
      this.#lanes.release(route)
    }
  }

  #fetch({ address, etag, lastModified, refreshedAt }: Claimed): Promise<Fetched> {
    const { clock, push } = this.#deps
    // What is stored of the past and the future is worked out anew each month.
    const isOfThisMonth = refreshedAt !== null && monthOf(refreshedAt) === monthOf(clock())
    const known = isOfThisMonth ? { etag, lastModified } : { etag: null, lastModified: null }
    return fetchCalendar(address, known, { ...this.#options, allowLocal: push.allowLocal })
  }

  async #settle(claimed: Claimed, fetched: Fetched): Promise<void> {
    const { db, clock } = this.#deps
    const now = clock()
    if (fetched.kind === 'failed') return this.#fail(claimed, fetched.fault, fetched.retryAfter)
    const fresh = { refreshedAt: now, failingSince: null, fault: null }
    if (fetched.kind === 'unchanged') return settle(db, claimed, { ...fresh, nextAt: now + soonest })
    const { file, etag, lastModified } = fetched
    const contentHash = createHash('sha256')
      .update(`${monthOf(now)}\n${file}`)
      .digest('base64url')
    if (contentHash === claimed.contentHash)
      return settle(db, claimed, { ...fresh, etag, lastModified, nextAt: now + soonest })
    const outcome = await this.#read(claimed.userId, file, dayIn('UTC', now))
    // The machine is busy, or another calendar of the user took too long: it is tried again after the lease.
    if (outcome === 'later') return
    if (outcome === null) return this.#fail(claimed, 'unreadable')
    const { events, isCut, refreshAfter } = outcome
    const after = Math.min(latest, Math.max(soonest, refreshAfter ?? soonest))
    await settle(
      db,
      claimed,
      {
        ...fresh,
        etag,
        lastModified,
        contentHash,
        events: events.length,
        isCut: Number(isCut),
        nextAt: now + after,
      },
      events,
    )
  }

  /** Waiting as long again as it has failed doubles the time with each try. */
  #fail(claimed: Claimed, fault: CalendarFault, retryAfter = 0): Promise<void> {
    const { db, clock } = this.#deps
    const now = clock()
    const failingSince = claimed.failingSince ?? now
    const failingFor = now - failingSince
    const pause = Math.min(day, Math.max(firstRetry + failingFor, retryAfter))
    return settle(db, claimed, {
      fault,
      failingSince,
      nextAt: failingFor >= stopsAfter ? null : now + pause,
    })
  }

  async #read(userId: string, file: string, today: string): Promise<ReadSubscription | null | 'later'> {
    const worker = new URL('./reading-worker.ts', import.meta.url)
    try {
      const outcome = await this.#turns.run(userId, async () => {
        const limits = this.#options.reading ?? usualReading
        const result = await runLimited<ReadSubscription>(worker, { file, today }, limits)
        return { result, wasTooMuch: 'ended' in result && result.ended === 'too_much' }
      })
      if ('answer' in outcome) return outcome.answer
      return outcome.ended === 'late' ? 'later' : null
    } catch (error) {
      if (error instanceof AppError) return 'later'
      throw error
    }
  }

  #note: Note = (details, message) => this.#options.note?.(details, message)

  get #lease(): number {
    return this.#options.lease ?? usualLease
  }
}

const monthOf = (instant: number) => new Date(instant).toISOString().slice(0, 7)
