import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { atEnd } from './at-end.ts'
import type { DatabaseLocation } from '#core/database/connect.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

type Child = ChildProcessByStdio<null, Readable, Readable>

/** The settings for a server on this place, on a free port. */
export const settings = ({ dataDir, databaseUrl }: DatabaseLocation): Record<string, string> => ({
  PORT: '0',
  DATA_DIR: dataDir,
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
})

const launch = (env: Record<string, string>, entry = main): Child =>
  spawn(process.execPath, [entry], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Runs a server that is not expected to start, and answers how it ended and what it said. */
export async function runToEnd(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = launch(env)
  // It may say nothing: a server that says it is ready has started.
  child.stdout.on('data', () => child.kill('SIGKILL'))
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code: child.exitCode, said }
}

/** The real server in a process of its own, on a free port. Ended at the end of the file if it still runs. */
export class ServerProcess {
  readonly #child: Child
  #output = ''
  url = ''

  constructor(child: Child) {
    this.#child = child
    child.stdout.on('data', (part: Buffer) => {
      this.#output += part.toString()
      child.emit('output')
    })
    // What it complains about is shown among the test's own output.
    child.stderr.pipe(process.stderr)
  }

  /** From main.ts unless another file is named. */
  static async start(env: Record<string, string>, entry?: string): Promise<ServerProcess> {
    const server = new ServerProcess(launch(env, entry))
    atEnd(() => server.kill())
    const [, port] = await server.said(/ready at http:\/\/[^:]+:(\d+)/)
    server.url = `http://127.0.0.1:${port}`
    return server
  }

  get port(): number {
    return Number(new URL(this.url).port)
  }
  get pid(): number | undefined {
    return this.#child.pid
  }
  get output(): string {
    return this.#output
  }

  /** Waits until the server has printed this. */
  async said(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = pattern.exec(this.#output)
      if (found !== null) return found
      if (this.#child.exitCode !== null || this.#child.signalCode !== null) {
        throw new Error(`The server ended without saying ${String(pattern)}: ${this.#output}`)
      }
      await Promise.race([once(this.#child, 'output'), once(this.#child, 'exit')])
    }
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal)
  }

  /** The exit code, or the signal that ended it. */
  async ended(): Promise<number | NodeJS.Signals | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) await once(this.#child, 'exit')
    return this.#child.exitCode ?? this.#child.signalCode
  }

  async kill(): Promise<void> {
    this.signal('SIGKILL')
    await this.ended()
  }
}

interface HttpAnswer {
  readonly status: number
  readonly body: string
  readonly headers: Headers
}

/** A browser on the network: keeps its cookies. */
export class HttpVisitor {
  readonly url: string
  readonly cookies = new Map<string, string>()

  constructor(url: string, cookies: Iterable<[string, string]> = []) {
    this.url = url
    this.cookies = new Map(cookies)
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async send(method: string, path: string, body?: unknown): Promise<HttpAnswer> {
    const answer = await fetch(this.url + path, {
      method,
      headers: {
        origin: this.url,
        cookie: this.cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=')
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return { status: answer.status, body: await answer.text(), headers: answer.headers }
  }

  get = (path: string) => this.send('GET', path)
  post = (path: string, body?: unknown) => this.send('POST', path, body)
  patch = (path: string, body?: unknown) => this.send('PATCH', path, body)

  async register(email: string): Promise<HttpAnswer> {
    return this.post('/api/register', { email, password: 'still waters', fullName: 'Ann Lee' })
  }
}
