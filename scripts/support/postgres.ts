import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { chown, mkdtemp, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from './free-port.ts'
import { isProgram, pathFolders } from './programs.ts'

interface Cluster {
  /** Signs in as the superuser; each suite makes its own database with it. */
  url: string
  stop: () => Promise<void>
}

/**
 * Lives as long as its standard input stays open and then leaves nothing behind: whatever ends the process that
 * started it, even SIGKILL, also stops the cluster and deletes its folder.
 */
const keeper = `
dir=$1 bin=$2 port=$3
end() { "$bin/pg_ctl" -D "$dir/data" -m immediate -w stop >"$dir/stop.log" 2>&1; rm -rf "$dir"; }
trap end EXIT
trap 'exit 1' HUP INT TERM
"$bin/initdb" -D "$dir/data" -U postgres -A password --pwfile="$dir/password" -E UTF8 --locale=C.UTF-8 -N \\
  >"$dir/init.log" 2>&1 &&
"$bin/pg_ctl" -D "$dir/data" -l "$dir/server.log" -w -t 60 -o "-c port=$port -c listen_addresses=127.0.0.1 \\
  -c unix_socket_directories= -c max_connections=200 -c fsync=off -c synchronous_commit=off \\
  -c full_page_writes=off" start >"$dir/start.log" 2>&1 || { cat "$dir"/*.log >&2; exit 1; }
echo ready
read -r _
exit 0
`

/** The folder with PostgreSQL's server programs: PG_BIN, the path, or Debian's newest. */
export function findPostgres(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const chosen = env['PG_BIN']
  const debian = globSync('/usr/lib/postgresql/*/bin').sort((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  )
  const folders = chosen ? [chosen] : [...pathFolders(env), ...debian]
  return folders.find((folder) =>
    ['initdb', 'pg_ctl', 'postgres'].every((name) => isProgram(join(folder, name))),
  )
}

/** A throw-away cluster on a free loopback port, without the syncing that only lasting data needs. */
export async function startPostgres(
  bin: string | undefined = findPostgres(),
  parent?: string,
): Promise<Cluster> {
  if (bin === undefined)
    throw new Error('PostgreSQL is not installed: its initdb, pg_ctl and postgres were not found.')
  const dir = await mkdtemp(join(parent ?? (await quickFolder()), 'stillwater-postgres-'))
  const password = randomBytes(16).toString('hex')
  await writeFile(join(dir, 'password'), password, { mode: 0o644 })
  const user = clusterUser()
  if (user !== undefined) await chown(dir, user.uid, user.gid)
  const port = await freePort()
  const child = spawn('sh', ['-c', keeper, 'keeper', dir, bin, String(port)], {
    cwd: '/',
    // A group of its own: Ctrl-C must reach the keeper as our end, not the database as a signal.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    ...user,
  })
  await untilReady(child)
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      if (child.exitCode !== null) return
      const closed = once(child, 'close')
      child.stdin.end()
      await closed
    },
  }
}

/** In memory where there is plenty of it: a new database is hundreds of new files. */
async function quickFolder(memory = '/dev/shm'): Promise<string> {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize > 2 * 1024 ** 3 ? memory : tmpdir()
}

/** PostgreSQL refuses to run as root, so root lends it the account of its package, or the one with no rights. */
function clusterUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim(),
    )
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no account "postgres" or "nobody" to run it as.',
  )
}

async function untilReady(
  child: ChildProcess & { stdout: NodeJS.ReadableStream; stderr: NodeJS.ReadableStream },
) {
  const complaint = text(child.stderr)
  const ready = await Promise.race([
    once(child.stdout, 'data').then(() => true),
    once(child, 'close').then(() => false),
  ])
  if (!ready) throw new Error(`The temporary PostgreSQL did not start.\n${await complaint}`)
}
