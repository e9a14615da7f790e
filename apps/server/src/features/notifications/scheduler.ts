import { setTimeout as wait } from 'node:timers/promises'
import type { Deps } from '#core/deps.ts'
import { Dispatcher } from './dispatcher.ts'
import { laneLimits } from './lane-limits.ts'
import { dropOldPushes } from './push-queue.ts'
import { planSome } from './planner.ts'
import { PushClient, type PushClientOptions } from './push-client.ts'
import { Sender } from './sender.ts'
import { dropEndedDevices } from './subscriptions.ts'
import { type VapidKeys, vapidKeys } from './vapid.ts'
import type { Note } from '#core/note.ts'
import { day } from '#core/dates/zoned-time.ts'

export interface SchedulerOptions extends Partial<Pick<PushClientOptions, 'resolve'>> {
  /** How often it looks, in milliseconds. */
  readonly tick?: number
  /** For how long a claimed plan or message is left to the server that claimed it. Longer than any sending takes. */
  readonly lease?: number
  readonly note?: Note
}

const usualTick = 10_000
/** Between batches it pauses for as long as the last one took, up to this, so that API requests come first. */
const longestRest = 50
const sentPushesFor = 8 * day
const cleanEvery = day / 24
/** Messages in flight when the server stops may finish. Those that don't are retried by the next server. */
const longestFarewell = 3000

/** Looks again and again for reminders that have fallen due, and sends them. Any number of servers may do so at once. */
export class Scheduler {
  readonly #deps: Pick<Deps, 'db' | 'engine' | 'clock' | 'push'>
  readonly #options: SchedulerOptions
  readonly #note: Note
  #client: PushClient | undefined
  #dispatcher: Dispatcher | undefined
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> | undefined
  #stopped = false
  #cleanedAt = 0

  constructor(deps: Pick<Deps, 'db' | 'engine' | 'clock' | 'push'>, options: SchedulerOptions = {}) {
    this.#deps = deps
    this.#options = options
    this.#note = options.note ?? (() => {})
  }

  start(): void {
    const again = () => {
      if (this.#stopped) return
      this.#timer = setTimeout(look, this.#tick).unref()
    }
    const look = () => {
      this.#round = this.look()
        .catch((error: unknown) => this.#note({ err: error }, 'reminders could not be sent'))
        .finally(again)
    }
    look()
  }

  /** Plans and sends all that is due, until nothing is. Neither waits for the other: a message may hang while others fall due. */
  async look(): Promise<void> {
    const { db, engine, clock } = this.#deps
    const keys = await vapidKeys(db)
    const dispatcher = (this.#dispatcher ??= this.#makeDispatcher(keys))
    for (;;) {
      const begun = performance.now()
      // Queried first: messages that finish in the meantime free their slots.
      const wasIdle = dispatcher.isIdle
      const planned = this.#stopped ? 0 : await planSome(db, engine, clock(), this.#lease)
      const sending = this.#stopped ? 0 : await dispatcher.begin(this.#lease)
      if (planned + sending > 0) await wait(Math.min(longestRest, performance.now() - begun))
      else {
        await this.#clean()
        if (wasIdle) break
        await dispatcher.ended(this.#tick)
      }
    }
    await dispatcher.noteSent()
  }

  async #clean(): Promise<void> {
    const { db, clock } = this.#deps
    const now = clock()
    if (this.#stopped || now - this.#cleanedAt < cleanEvery) return
    this.#cleanedAt = now
    await dropOldPushes(db, now - sentPushesFor)
    await dropEndedDevices(db, now)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    const timeout = new Promise((resolve) => {
      setTimeout(resolve, longestFarewell).unref()
    })
    await Promise.race([this.#round, timeout])
    this.#client?.close()
  }

  get #lease(): number {
    return this.#options.lease ?? 60_000
  }

  get #tick(): number {
    return this.#options.tick ?? usualTick
  }

  #makeDispatcher(keys: VapidKeys): Dispatcher {
    const { db, clock, push } = this.#deps
    this.#client = new PushClient({
      keys,
      contact: push.contact,
      allowLocal: push.allowLocal,
      sockets: laneLimits.host,
      ...(this.#options.resolve && { resolve: this.#options.resolve }),
    })
    return new Dispatcher(this.#deps, new Sender(db, this.#client, clock, this.#note), this.#note)
  }
}
