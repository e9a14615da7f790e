import type { Deps } from '#core/deps.ts'
import type { Note } from '#core/note.ts'
import { Lanes } from '#core/outgoing/lanes.ts'
import { laneLimits } from './lane-limits.ts'
import { type Claimed, claimPushes } from './push-queue.ts'
import type { Sender } from './sender.ts'

/** Sends messages that are due, as many at once as there are lanes, and waits for none of them. */
export class Dispatcher {
  readonly #deps: Pick<Deps, 'db' | 'engine' | 'clock'>
  readonly #sender: Sender
  readonly #note: Note
  readonly #lanes = new Lanes(laneLimits)
  #change = Promise.withResolvers<void>()

  constructor(deps: Pick<Deps, 'db' | 'engine' | 'clock'>, sender: Sender, note: Note) {
    this.#deps = deps
    this.#sender = sender
    this.#note = note
  }

  /** No message is in flight. */
  get isIdle(): boolean {
    return this.#lanes.isIdle
  }

  /** Begins to send what gets a lane now. Answers how many these are. */
  async begin(lease: number): Promise<number> {
    const { db, engine, clock } = this.#deps
    await this.noteSent()
    const claimed = await claimPushes(db, engine, clock(), lease, this.#lanes)
    for (const push of claimed) void this.#send(push)
    return claimed.length
  }

  noteSent(): Promise<void> {
    return this.#sender.noteSent()
  }

  /** Until a message has ended, or for so many milliseconds. */
  async ended(longest: number): Promise<void> {
    const timer = setTimeout(this.#change.resolve, longest)
    await this.#change.promise
    clearTimeout(timer)
    this.#change = Promise.withResolvers()
  }

  async #send(push: Claimed): Promise<void> {
    try {
      this.#lanes.note(push, !(await this.#sender.send(push)))
    } catch (error) {
      // It is tried again after the lease.
      this.#note({ err: error }, 'a reminder could not be sent')
    } finally {
      this.#lanes.release(push)
      this.#change.resolve()
    }
  }
}
