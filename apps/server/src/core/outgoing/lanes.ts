import { LRUCache } from 'lru-cache'

/** How many requests to other servers may be under way at once: in total, per host, per user. */
export interface LaneLimits {
  readonly all: number
  readonly host: number
  readonly user: number
  /** Of those, after a request that got no answer, until one gets through again. */
  readonly failing: { readonly host: number; readonly user: number }
}

/** What a request is counted under. */
interface Route {
  readonly userId: string
  readonly endpoint: string
}

const originOf = ({ endpoint }: Route) => `${new URL(endpoint).origin}/`

/**
 * Shares out the requests, so that neither one user nor one host can hold up all others. Nothing waits in here: what gets no lane
 * stays in the database.
 */
export class Lanes {
  readonly #all: number
  readonly #users: Share
  readonly #hosts: Share
  #busy = 0

  constructor({ all, host, user, failing }: LaneLimits) {
    this.#all = all
    this.#users = new Share(user, failing.user)
    this.#hosts = new Share(host, failing.host)
  }

  get isIdle(): boolean {
    return this.#busy === 0
  }

  get isFull(): boolean {
    return this.#busy >= this.#all
  }

  /** Whose requests would get no lane. */
  get full(): { readonly users: string[]; readonly origins: string[] } {
    return { users: this.#users.full, origins: this.#hosts.full }
  }

  /** Whether there was a lane. */
  take(route: Route): boolean {
    const origin = originOf(route)
    if (this.isFull || !this.#users.has(route.userId) || !this.#hosts.has(origin)) return false
    this.#busy += 1
    this.#users.take(route.userId)
    this.#hosts.take(origin)
    return true
  }

  release(route: Route): void {
    this.#busy -= 1
    this.#users.release(route.userId)
    this.#hosts.release(originOf(route))
  }

  note(route: Route, isFailing: boolean): void {
    this.#users.note(route.userId, isFailing)
    this.#hosts.note(originOf(route), isFailing)
  }
}

/** The lanes of each user, or of each host. */
class Share {
  readonly #usual: number
  readonly #failing: number
  readonly #busy = new Map<string, number>()
  readonly #failed = new LRUCache<string, true>({ max: 10_000 })

  constructor(usual: number, failing: number) {
    this.#usual = usual
    this.#failing = failing
  }

  get full(): string[] {
    return [...this.#busy.keys()].filter((key) => !this.has(key))
  }

  has(key: string): boolean {
    return (this.#busy.get(key) ?? 0) < (this.#failed.has(key) ? this.#failing : this.#usual)
  }

  take(key: string): void {
    this.#busy.set(key, (this.#busy.get(key) ?? 0) + 1)
  }

  release(key: string): void {
    const left = (this.#busy.get(key) ?? 0) - 1
    if (left > 0) this.#busy.set(key, left)
    else this.#busy.delete(key)
  }

  note(key: string, isFailing: boolean): void {
    if (isFailing) this.#failed.set(key, true)
    else this.#failed.delete(key)
  }
}
