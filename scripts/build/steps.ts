import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from '../support/processes.ts'
import { root } from '../support/root.ts'
import { writeCommonPasswords } from '../../apps/web/build/common-passwords.ts'
import { narrowFonts } from '../../apps/web/build/fonts.ts'
import { listShell } from './list-shell.ts'
import { precompress } from './precompress.ts'
import { prerender } from './prerender.ts'
import { runIfStale, type Step } from './stale.ts'

const shared = ['package-lock.json', 'scripts/build/*.ts']
const bibleInputs = ['packages/bible/{src,build}/**', 'packages/bible/*']

const bible: Step = {
  name: 'Bible texts',
  inputs: [...shared, ...bibleInputs],
  output: 'packages/bible/dist',
  run: (root) => node(root, [join(root, 'packages/bible/build/main.ts')]),
}

const fonts: Step = {
  name: 'fonts',
  inputs: [...shared, 'apps/web/build/fonts.ts'],
  output: 'apps/web/fonts/dist',
  run: (root) => narrowFonts(join(root, 'apps/web/fonts/dist')),
}

const passwords: Step = {
  name: 'common passwords',
  inputs: [...shared, 'apps/web/build/common-passwords.ts', 'packages/contract/src/limits.ts'],
  output: 'apps/web/passwords/dist',
  run: (root) => writeCommonPasswords(join(root, 'apps/web/passwords/dist')),
}

const web: Step = {
  name: 'web app',
  inputs: [
    ...shared,
    ...bibleInputs,
    'packages/contract/src/**',
    'packages/contract/*',
    'apps/web/{src,public,build}/**',
    'apps/web/*',
  ],
  output: 'apps/web/dist',
  run: async (root) => {
    const folder = join(root, 'apps/web')
    const vite = (...options: string[]) =>
      node(folder, [viteCli(root), 'build', '--logLevel', 'warn', ...options])
    await Promise.all([vite(), vite('--config', 'vite.prerender.config.ts')])
    await prerender(join(folder, 'dist'), join(folder, 'prerender/dist'))
    await listShell(join(folder, 'dist'))
    await precompress(join(folder, 'dist'))
  },
}

const steps = { bible, fonts, passwords, web }
type StepName = keyof typeof steps

/** The web app is made of the fonts and the passwords, and none of them needs the Bible texts, so these are built at the same time. */
const sequences: StepName[][] = [['bible'], ['fonts', 'passwords', 'web']]

/** Builds what is stale and answers whether all is well; what went wrong is on the screen. */
export async function build(names: StepName[] = ['bible', 'fonts', 'passwords', 'web']): Promise<boolean> {
  const results = await Promise.all(
    sequences.map((sequence) => buildInOrder(sequence.filter((name) => names.includes(name)))),
  )
  return results.every(Boolean)
}

async function buildInOrder(names: StepName[]): Promise<boolean> {
  for (const name of names) {
    const step = steps[name]
    const start = performance.now()
    try {
      const ran = await runIfStale(root, step)
      if (ran) console.log(`Built the ${step.name} in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
    } catch (error) {
      console.error(
        `Building the ${step.name} failed: ${error instanceof Error ? error.message : String(error)}`,
      )
      return false
    }
  }
  return true
}

/** Where Vite is, wherever npm has put it for the web app. */
export function viteCli(root: string): string {
  const candidates = ['apps/web/node_modules', 'node_modules'].map((folder) =>
    join(root, folder, 'vite/bin/vite.js'),
  )
  const found = candidates.find((file) => existsSync(file))
  if (found === undefined) throw new Error('Vite is not installed: run npm ci.')
  return found
}

async function node(cwd: string, args: string[]): Promise<void> {
  const code = await runProgram(process.execPath, args, { cwd })
  if (code !== 0) throw new Error(`exit code ${code}`)
}
