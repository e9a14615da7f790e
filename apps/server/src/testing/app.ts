import './hashing.ts'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { type AppOptions, buildApp } from '#app'
import type { Database, Engine } from '#core/database/connect.ts'
import { usualLimits } from '#core/records/usage.ts'
import { atEnd } from './at-end.ts'
import { freshDatabase } from './database.ts'
import { MailServer } from './stand-ins/mail-server.ts'
import { PaymentProviderServer } from './stand-ins/payment-provider.ts'
import { testStart } from './samples.ts'

/** A clock that a test sets by hand. */
export class TestClock {
  now = testStart
  readonly read = () => this.now
  advance(ms: number) {
    this.now += ms
  }
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly database: Database
  readonly clock: TestClock
  /** A browser of its own: keeps its cookies. */
  visitor(): Visitor
  /** A browser in which a new pastor has just registered. */
  pastor(): Promise<Visitor & { readonly userId: string; readonly email: string }>
}

export async function startApp(engine: Engine, options: Partial<AppOptions> = {}): Promise<TestApp> {
  const database = options.database ?? (await freshDatabase(engine))
  const clock = new TestClock()
  // The clock stands still, so the minute in which writes are counted would never end.
  const limits = { ...usualLimits, writesPerMinute: Infinity }
  const app = await buildApp({ clock: clock.read, limits, ...options, database })
  atEnd(() => app.close())
  let count = 0
  return {
    app,
    database,
    clock,
    visitor: () => new Visitor(app),
    async pastor() {
      count += 1
      const email = `pastor${count}@example.org`
      const visitor = new Visitor(app)
      // Each from an address of its own: many at once from one would be slowed down.
      const remoteAddress = `198.18.${count >> 8}.${count & 255}`
      const who = { email, password: 'still waters', fullName: `Test ${count}` }
      const answer = await visitor.send('POST', '/api/register', who, {}, remoteAddress)
      if (answer.statusCode !== 201) throw new Error(`could not register: ${answer.body}`)
      return Object.assign(visitor, { userId: answer.json<{ id: string }>().id, email })
    },
  }
}

/** What every call needs to be answered well: the providers that some of them ask. */
export async function allProviders(): Promise<Pick<AppOptions, 'payments' | 'mail' | 'publicUrl'>> {
  const provider = await PaymentProviderServer.start({ now: () => testStart })
  atEnd(() => provider.stop())
  const { mail } = await MailServer.start()
  return { payments: provider.settings, mail, publicUrl: 'http://stillwater.test' }
}

type Headers = Record<string, string>

export class Visitor {
  readonly #app: FastifyInstance
  readonly cookies = new Map<string, string>()

  constructor(app: FastifyInstance) {
    this.#app = app
  }

  async send(
    method: string,
    url: string,
    body?: unknown,
    headers: Headers = {},
    remoteAddress = '127.0.0.1',
  ): Promise<LightMyRequestResponse> {
    const answer = await this.#app.inject({
      method,
      url,
      remoteAddress,
      headers: {
        host: 'stillwater.test',
        origin: 'http://stillwater.test',
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const { name, value } of answer.cookies) {
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return answer
  }

  get = (url: string, headers?: Headers) => this.send('GET', url, undefined, headers)
  post = (url: string, body?: unknown, headers?: Headers) => this.send('POST', url, body, headers)
  patch = (url: string, body?: unknown, headers?: Headers) => this.send('PATCH', url, body, headers)
  delete = (url: string, headers?: Headers) => this.send('DELETE', url, undefined, headers)
}
