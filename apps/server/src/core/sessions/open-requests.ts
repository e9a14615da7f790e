import { AsyncLocalStorage } from 'node:async_hooks'

interface OpenRequest {
  readonly token: string | undefined
  readonly finished: Promise<void>
  readonly finish: () => void
}

/** The requests of signed-in users that this process is working on. Whoever ends a session waits for those it had let in. */
export class OpenRequests {
  readonly #open = new Set<OpenRequest>()
  readonly #current = new AsyncLocalStorage<OpenRequest>()

  /** Does the work of a request with this token. The session must be looked up within: one that is let in is then always known here. */
  async run<R>(token: string | undefined, work: () => Promise<R>): Promise<R> {
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
    const request = { token, finished, finish }
    this.#open.add(request)
    try {
      return await this.#current.run(request, work)
    } finally {
      this.#close(request)
    }
  }

  /** Waits for the requests whose token is one of these. */
  async wait(isOne: (token: string) => boolean): Promise<void> {
    // Two requests that end each other's sessions would wait forever; what is left of the one that asks is its answer.
    const own = this.#current.getStore()
    if (own !== undefined) this.#close(own)
    const others = [...this.#open].filter(({ token }) => token !== undefined && isOne(token))
    await Promise.all(others.map(({ finished }) => finished))
  }

  #close(request: OpenRequest): void {
    this.#open.delete(request)
    request.finish()
  }
}
