import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Step {
  name: string
  /** Globs, from the root, of every file that the output is made of. */
  inputs: string[]
  /** The folder, from the root, that the step fills. */
  output: string
  run: (root: string) => Promise<void>
}

/** One value for the names and contents of all inputs; tests are no part of what is built. */
async function fingerprint(root: string, inputs: string[]): Promise<string> {
  const names = globSync(inputs, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.*'] })
  const hash = createHash('sha256')
  for (const name of names.sort()) {
    const path = join(root, name)
    if (!(await stat(path)).isFile()) continue
    const content = createHash('sha256').update(await readFile(path))
    hash.update(`${name}\0${content.digest('hex')}\n`)
  }
  return hash.digest('hex')
}

/**
 * Runs the step when its inputs are not those of its last complete run, and answers whether it ran. The stamp goes
 * before the work starts and comes back after it ended well, so a failed or interrupted run is never taken for a
 * good one; it holds the inputs as they were before, so a change during the run makes the next one build again.
 */
export async function runIfStale(root: string, step: Step): Promise<boolean> {
  const folder = join(root, step.output)
  const stamp = join(folder, '.stamp')
  const wanted = await fingerprint(root, step.inputs)
  if ((await readIfThere(stamp)) === wanted) return false
  await rm(stamp, { force: true })
  await step.run(root)
  await mkdir(folder, { recursive: true })
  await writeFile(`${stamp}.new`, wanted)
  await rename(`${stamp}.new`, stamp)
  return true
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
