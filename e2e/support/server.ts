import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const entryAt = (path: string) => fileURLToPath(new URL(`../../apps/server/src/${path}`, import.meta.url))

/** As it is in use; one that may ask this machine for calendars; and one on which registering costs next to nothing. */
const entries = {
  usual: [entryAt('main.ts')],
  local: [entryAt('testing/reminders/reminder-server.ts')],
  cheap: ['--import', entryAt('testing/hashing.ts'), entryAt('main.ts')],
} as const
type Kind = keyof typeof entries

/** A setting of the user's own must not change what is tested. */
const { PATH, NODE_COMPILE_CACHE } = process.env
const inherited = { PATH, NODE_COMPILE_CACHE }

/** A test may say which address it comes from. */
const ours = { PORT: '0', TRUST_PROXY: '127.0.0.1,::1' }

/** Each pastor registers from another address, because many from one are slowed down. */
export const anyAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`

export interface RunningServer {
  readonly url: string
  readonly dataDir: string
  /** What it has logged. */
  readonly log: () => string
  /** Ends it as a crash would, keeping its data. */
  kill(): Promise<void>
  /** Starts it again on the same port with the same data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** The real server in a process of its own, on a free port, with a data folder of its own. */
export async function startServer(
  env: Record<string, string> = {},
  kind: Kind = 'usual',
): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stillwater-e2e-'))
  const lines: string[] = []
  let { child, url } = await launch({ ...ours, DATA_DIR: dataDir, ...env }, kind, lines)
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  return {
    url,
    dataDir,
    log: () => lines.join('\n'),
    kill: () => end('SIGKILL'),
    async restart() {
      await end('SIGTERM')
      ;({ child, url } = await launch(
        { ...ours, PORT: new URL(url).port, DATA_DIR: dataDir, ...env },
        kind,
        lines,
      ))
    },
    async stop() {
      await end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function launch(
  env: Record<string, string>,
  kind: Kind,
  log: string[],
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, entries[kind], {
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const failed = once(child, 'exit').then(() =>
    Promise.reject(new Error('The server ended before it was ready.')),
  )
  const url = await Promise.race([readyAddress(child, log), failed])
  return { child, url }
}

function readyAddress({ stdout }: ChildProcess, log: string[]): Promise<string> {
  if (stdout === null) throw new Error('The server has no output to read.')
  return new Promise((resolve, reject) => {
    const lines = createInterface(stdout)
    lines.on('line', (line) => {
      log.push(line)
      const port = /ready at http:\/\/[^:]+:(\d+)/.exec(line)?.[1]
      if (port !== undefined) resolve(`http://localhost:${port}`)
    })
    lines.on('close', () => reject(new Error('The server closed its output before it was ready.')))
  })
}
