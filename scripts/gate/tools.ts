import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { findChromium, findShell, shellPackage } from '../support/chromium.ts'
import { otherBrowsers } from '../support/other-browsers.ts'
import { findPostgres } from '../support/postgres.ts'
import { runProgram } from '../support/processes.ts'
import { isInPath } from '../support/programs.ts'
import { hasSword, swordPackages } from './sword.ts'

const tools = [
  {
    name: 'Chromium',
    find: findChromium,
    debian: 'chromium',
    setting: 'CHROMIUM_PATH',
    holds: 'its program',
  },
  {
    name: 'PostgreSQL',
    find: findPostgres,
    debian: 'postgresql',
    setting: 'PG_BIN',
    holds: 'the folder of its initdb',
  },
]
type Tool = (typeof tools)[number]

/** What a step of the gate can do without: where it cannot be installed, that step says so and the others run. */
const optionalTools = [{ isInstalled: hasSword, packages: swordPackages }, ...otherBrowsers]

/** Debian starts a cluster for a new PostgreSQL unless it is told not to; the tests only need the programs. */
const noCluster = '/etc/postgresql-common/createcluster.d/stillwater.conf'

/** Sees that the browser and the database for the tests are there, installs them where it may, and says what is missing. */
export async function provideTools(): Promise<boolean> {
  const installable = missing().filter(({ setting }) => !process.env[setting])
  const mayInstall = process.getuid?.() === 0 && isInPath('apt-get')
  if (mayInstall && installable.length > 0) await installPackages(installable.map(({ debian }) => debian))
  // Only to be quicker: where there is no such package, Chromium does its work.
  if (mayInstall && !process.env['CHROMIUM_PATH'] && findShell() === undefined)
    await installPackages([shellPackage])
  const lacking = missing()
  for (const tool of lacking) console.error(instruction(tool))
  if (lacking.length > 0) return false
  for (const { isInstalled, packages } of optionalTools)
    if (mayInstall && !isInstalled()) await installPackages(packages)
  return true
}

function missing(): Tool[] {
  return tools.filter(({ find }) => find() === undefined)
}

function instruction({ name, debian, setting, holds }: Tool): string {
  const chosen = process.env[setting]
  if (chosen)
    return `${setting} is "${chosen}", where ${name} was not found. Set it to ${holds}, or leave it out.`
  return (
    `${name} is needed for the tests and was not found. Install it (on Debian: sudo apt-get install ` +
    `--no-install-recommends ${debian}), or set ${setting} to ${holds}.`
  )
}

async function installPackages(packages: readonly string[]): Promise<void> {
  console.log(`Installing ${packages.join(' and ')} from the system's packages.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (args: string[]) =>
    runProgram('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  await mkdir(dirname(noCluster), { recursive: true })
  await writeFile(noCluster, 'create_main_cluster = false\n')
  try {
    if ((await apt(['update'])) !== 0)
      console.error('The package list could not be updated; using the old one.')
    const code = await apt(['install', '-y', '--no-install-recommends', ...packages])
    if (code !== 0) console.error(`apt-get failed with exit code ${code}.`)
  } finally {
    await rm(noCluster)
  }
}
