import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { build, viteCli } from './build/steps.ts'
import { endWith } from './support/processes.ts'
import { root } from './support/root.ts'
import { loadSettings } from './support/settings.ts'

loadSettings()

/** The server restarts when one of its files changes; the web app changes in the open page. */
async function develop(): Promise<void> {
  const env = { PORT: '3000', ...process.env, NODE_ENV: 'development' }
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const web = spawn(process.execPath, [viteCli(root)], {
    cwd: join(root, 'apps/web'),
    env,
    stdio: 'inherit',
  })
  const both = [server, web]
  const stop = () => both.forEach((child) => child.kill('SIGTERM'))
  const release = endWith(stop)
  const ended = both.map((child) => once(child, 'close'))
  await Promise.race(ended)
  stop()
  await Promise.all(ended)
  release()
}

if (await build(['bible', 'fonts', 'passwords'])) await develop()
else process.exitCode = 1
