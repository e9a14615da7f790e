import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { findChromium } from '../chromium.ts'
import { findPostgres } from '../postgres.ts'
import { runProgram } from '../processes.ts'
import { isInPath } from '../programs.ts'

const tools = [
  { name: 'Chromium', find: findChromium, debian: 'chromium', setting: 'CHROMIUM_PATH to its program' },
  {
    name: 'PostgreSQL',
    find: findPostgres,
    debian: 'postgresql',
    setting: 'PG_BIN to the folder with its initdb',
  },
]

/** Debian starts a cluster for a new PostgreSQL unless it is told not to; the tests only need the programs. */
const noCluster = '/etc/postgresql-common/createcluster.d/stillwater.conf'

/** Sees that the browser and the database for the tests are there, installs them where it may, and says what is missing. */
export async function provideTools(): Promise<boolean> {
  const missing = tools.filter(({ find }) => find() === undefined)
  if (missing.length === 0) return true
  const packages = missing.map(({ debian }) => debian)
  if (process.getuid?.() === 0 && isInPath('apt-get')) await installPackages(packages)
  const lacking = tools.filter(({ find }) => find() === undefined)
  for (const { name, setting } of lacking) {
    console.error(`${name} is needed for the tests and was not found. Install it, or set ${setting}.`)
  }
  if (lacking.length === 0) return true
  console.error(`On Debian: sudo apt-get install --no-install-recommends ${packages.join(' ')}`)
  return false
}

async function installPackages(packages: string[]): Promise<void> {
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
      console.error('The list of packages could not be renewed; going on with the old one.')
    const code = await apt(['install', '-y', '--no-install-recommends', ...packages])
    if (code !== 0) console.error(`apt-get ended with exit code ${code}.`)
  } finally {
    await rm(noCluster)
  }
}
