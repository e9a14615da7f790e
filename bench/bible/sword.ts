/** The peer: SWORD, with the King James Version that Debian packages, searched by its index and by its scan. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BenchQuery } from './queries.ts'

type SwordTimes = { readonly lucene: Timing; readonly scan: Timing | undefined }
type Timing = { readonly microseconds: number; readonly hits: number }

const packages = ['libsword-dev', 'libsword-utils', 'sword-text-kjv', 'g++', 'pkg-config']
const module = 'engKJV2006eb'
const shared = '/usr/share/sword'
const work = fileURLToPath(new URL('../../.cache/bench-bible/', import.meta.url))

/** Searching by scan takes seconds, so only every twentieth query goes through it. */
const scanEvery = 20
const luceneRepeats = 7

export function searchWithSword(queries: readonly BenchQuery[]): SwordTimes[] {
  install()
  prepareModule()
  const program = compile()
  const output = execFileSync(program, [module, String(luceneRepeats), String(scanEvery)], {
    input: queries.map(({ kind, text }) => `${kind}\t${text}\n`).join(''),
    env: { ...process.env, SWORD_PATH: work },
    encoding: 'utf8',
  })
  return output
    .trim()
    .split('\n')
    .map((line) => {
      const [lucene = 0, luceneHits = 0, scan = 0, scanHits = 0] = line.split('\t').map(Number)
      return {
        lucene: { microseconds: lucene / 1000, hits: luceneHits },
        scan: scan === 0 ? undefined : { microseconds: scan / 1000, hits: scanHits },
      }
    })
}

function isInstalled(): boolean {
  const found = (command: string) => spawnSync('which', [command]).status === 0
  const header = spawnSync('pkg-config', ['--exists', 'sword']).status === 0
  return found('mkfastmod') && found('g++') && header && existsSync(`${shared}/mods.d/${module}.conf`)
}

function install(): void {
  if (isInstalled()) return
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`
  const canInstall = process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0
  if (!canInstall)
    throw new Error(`This benchmark compares with SWORD. On Debian or Ubuntu, run as root: ${command}`)
  console.log(`Installing SWORD: ${command}`)
  execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
  execFileSync('apt-get', command.split(' ').slice(1), {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (!isInstalled()) throw new Error(`SWORD is still missing after: ${command}`)
}

/** The module is copied, because its index is written beside it. */
function prepareModule(): void {
  if (existsSync(`${work}modules/texts/ztext/${module}/lucene`)) return
  mkdirSync(work, { recursive: true })
  for (const folder of ['mods.d', 'modules'])
    cpSync(`${shared}/${folder}`, `${work}${folder}`, { recursive: true })
  console.log('Building SWORD’s Lucene index (once)')
  execFileSync('mkfastmod', [module], { env: { ...process.env, SWORD_PATH: work }, stdio: 'ignore' })
}

function compile(): string {
  const source = fileURLToPath(new URL('./sword-search.cpp', import.meta.url))
  const program = `${work}sword-search`
  const flags = execFileSync('pkg-config', ['--cflags', '--libs', 'sword'], { encoding: 'utf8' })
  execFileSync('g++', ['-O2', '-o', program, source, ...flags.trim().split(/\s+/)])
  return program
}
