/**
 * How long a first start takes, from a fresh clone with an empty npm cache until /readyz answers, against an older revision in
 * the same run: `npm run bench:first-start -- <revision>`. Needs the npm registry. Prints what each start installed.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../scripts/support/free-port.ts'
import { root } from '../scripts/support/root.ts'

const rounds = 3
const [older] = process.argv.slice(2)

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function firstStart(revision: string): Promise<{ seconds: number; megabytes: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'stillwater-first-start-'))
  try {
    const clone = join(folder, 'clone')
    execFileSync('git', ['clone', '--quiet', root, clone])
    execFileSync('git', ['checkout', '--quiet', revision], { cwd: clone })
    const port = await freePort()
    const start = performance.now()
    const child = spawn('npm', ['start'], {
      cwd: clone,
      env: { ...process.env, PORT: String(port), npm_config_cache: join(folder, 'cache') },
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
    })
    const ended = once(child, 'close')
    while (!(await isReady(port))) {
      if (child.exitCode !== null) throw new Error(`npm start of ${revision} ended with ${child.exitCode}`)
      await setTimeout(50)
    }
    const seconds = (performance.now() - start) / 1000
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    await ended
    const [size = ''] = execFileSync('du', ['-sm', join(clone, 'node_modules')], { encoding: 'utf8' }).split(
      '\t',
    )
    return { seconds, megabytes: Number(size) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

const revisions = older === undefined ? ['HEAD'] : [older, 'HEAD']
const seconds = new Map<string, number[]>(revisions.map((revision) => [revision, []]))
for (let round = 0; round < rounds; round += 1) {
  for (const revision of revisions) {
    const result = await firstStart(revision)
    seconds.get(revision)?.push(result.seconds)
    console.log(
      `${revision.padEnd(10)} ${result.seconds.toFixed(1).padStart(6)} s  ${result.megabytes} MB installed`,
    )
  }
}
const now = median(seconds.get('HEAD') ?? [])
console.log(`median of HEAD: ${now.toFixed(1)} s`)
if (older !== undefined)
  console.log(`of the older one: ${(now / median(seconds.get(older) ?? [])).toFixed(2)}`)
