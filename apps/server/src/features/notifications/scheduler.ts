import { setTimeout as wait } from 'node:timers/promises'
import type { Deps } from '#core/deps.ts'
import { claimPushes, dropOldPushes } from './outbox.ts'
import { planSome } from './planner.ts'
import { PushClient, type PushClientOptions } from './push-client.ts'
import { type Note, Sender } from './sender.ts'
import { vapidKeys } from './vapid.ts'
import { day } from './zoned-time.ts'

export interface SchedulerOptions extends Partial<Pick<PushClientOptions, 'resolve'>> {
  /** How often it looks, in milliseconds. */
  readonly tick?: number
  /** For how long a claimed plan or message is left to the server that claimed it. Longer than any sending takes. */
  readonly lease?: number
  readonly note?: Note
}

/** Messages under way at once, and how many are claimed for them: with the longest time for each they are done within the lease. */
const lanes = 16
const claimAtOnce = 48
/** Between batches it rests for as long as the last one took, up to this: who uses the app meanwhile comes first. */
const longestRest = 50
const proofKept = 8 * day
const cleanEvery = day / 24
/** What is under way when the server stops may end. What does not is tried again by the next server. */
const longestFarewell = 3000

/** Looks again and again for reminders that have fallen due, and sends them. Any number of servers may do so at once. */
export class Scheduler {
  readonly #deps: Pick<Deps, 'db' | 'engine' | 'clock' | 'push'>
  readonly #options: SchedulerOptions
  readonly #note: Note
  #client: PushClient | undefined
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
      this.#timer = setTimeout(look, this.#options.tick ?? 10_000).unref()
    }
    const look = () => {
      this.#round = this.look()
        .catch((error: unknown) => this.#note({ err: error }, 'reminders could not be sent'))
        .finally(again)
    }
    look()
  }

  /** Plans and sends all that is due now. */
  async look(): Promise<void> {
    const { db, engine, clock } = this.#deps
    const plan = () => planSome(db, engine, clock(), this.#lease)
    const sender = new Sender(db, await this.#pushClient(), clock, this.#note)
    // What a server that was killed has left behind goes first.
    await this.#sendDue(sender)
    for (let begun = performance.now(); !this.#stopped && (await plan()) > 0; begun = performance.now()) {
      await this.#sendDue(sender)
      await wait(Math.min(longestRest, performance.now() - begun))
    }
    if (clock() - this.#cleanedAt >= cleanEvery) {
      this.#cleanedAt = clock()
      await dropOldPushes(db, clock() - proofKept)
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    const patience = new Promise((resolve) => {
      setTimeout(resolve, longestFarewell).unref()
    })
    await Promise.race([this.#round, patience])
    this.#client?.close()
  }

  async #sendDue(sender: Sender): Promise<void> {
    const { db, engine, clock } = this.#deps
    while (!this.#stopped) {
      const claimed = await claimPushes(db, engine, clock(), this.#lease, claimAtOnce)
      if (claimed.length === 0) return
      const lane = async () => {
        for (let push = claimed.pop(); push !== undefined; push = claimed.pop()) await sender.send(push)
      }
      try {
        await Promise.all(Array.from({ length: lanes }, lane))
      } finally {
        await sender.noteSent()
      }
    }
  }

  get #lease(): number {
    return this.#options.lease ?? 60_000
  }

  async #pushClient(): Promise<PushClient> {
    const { db, push } = this.#deps
    this.#client ??= new PushClient({
      keys: await vapidKeys(db),
      contact: push.contact,
      allowLocal: push.allowLocal,
      sockets: lanes,
      ...(this.#options.resolve && { resolve: this.#options.resolve }),
    })
    return this.#client
  }
}
