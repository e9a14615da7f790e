import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import { AppError } from '#core/http/errors.ts'

export interface RemoteSettings {
  readonly key: string
  readonly base: string
  /** Milliseconds that an answer may take in all. */
  readonly timeout?: number
  /** Milliseconds that a response is cached. */
  readonly keep?: number
}

const largestAnswer = 2_000_000
const cacheSize = 16 * largestAnswer
const anHour = 3_600_000

type Answer =
  | { readonly status: 'found'; readonly data: unknown; readonly size: number }
  | { readonly status: 'missing' }

/** Asks a server that speaks API.Bible's protocol, and trusts it in nothing: not in time, size, form or content. */
export class RemoteClient {
  readonly #settings: RemoteSettings
  readonly #answers: LRUCache<string, Answer>

  constructor(settings: RemoteSettings) {
    this.#settings = settings
    this.#answers = new LRUCache<string, Answer>({
      maxSize: cacheSize,
      sizeCalculation: (answer) => (answer.status === 'found' ? answer.size : 0) + 100,
      ttl: settings.keep ?? anHour,
      // Concurrent requests share one call; failures are not cached.
      fetchMethod: (path) => this.#load(path),
    })
  }

  /** Undefined when the provider has no such thing. */
  async get<S extends z.ZodMiniType>(
    schema: S,
    path: string,
    query: Record<string, string> = {},
  ): Promise<z.output<S> | undefined> {
    const search = new URLSearchParams(query).toString()
    const address = search === '' ? path : `${path}?${search}`
    const answer = await this.#answers.fetch(address)
    if (answer === undefined || answer.status === 'missing') return undefined
    const read = z.safeParse(schema, answer.data)
    if (read.success) return read.data
    this.#answers.delete(address)
    throw unavailable(new Error('the Bible provider left its protocol'))
  }

  /** For responses that must not be cached, such as URLs that expire. */
  async getFresh<S extends z.ZodMiniType>(schema: S, path: string): Promise<z.output<S> | undefined> {
    this.#answers.delete(path)
    return this.get(schema, path)
  }

  async #load(path: string): Promise<Answer> {
    const { base, key, timeout = 5000 } = this.#settings
    try {
      const answer = await fetch(`${base}${path}`, {
        headers: { 'api-key': key, accept: 'application/json' },
        // To follow a redirect would be to hand the key to another server.
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
      if (answer.status === 404 || answer.status === 400) {
        await answer.body?.cancel()
        return { status: 'missing' }
      }
      if (!answer.ok) {
        await answer.body?.cancel()
        throw refused(answer.status)
      }
      const text = await readCapped(answer)
      return { status: 'found', data: JSON.parse(text), size: text.length }
    } catch (error) {
      throw error instanceof AppError ? error : unavailable(error)
    }
  }
}

async function readCapped(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength
    // Leaving the loop ends the connection.
    if (size > largestAnswer) throw new Error(`the Bible provider sent more than ${largestAnswer} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function refused(status: number): AppError {
  const cause = new Error(`the Bible provider answered ${status}`)
  if (status === 401 || status === 403) {
    return new AppError(
      'provider_unavailable',
      'The provider of this version rejected this server’s API key. The built-in versions still work.',
      { cause },
    )
  }
  return unavailable(cause)
}

function unavailable(cause: unknown): AppError {
  return new AppError(
    'provider_unavailable',
    'The provider of this version can’t be reached right now. Please try again later, or choose a built-in version such as the King James Version.',
    { cause },
  )
}
