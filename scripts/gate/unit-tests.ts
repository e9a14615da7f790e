import { once } from 'node:events'
import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { matchesGlob, relative, resolve } from 'node:path'
import { run } from 'node:test'
import { build } from '../build/steps.ts'
import { findPostgres, startPostgres } from '../support/postgres.ts'
import { cacheCompiledCode, endWith } from '../support/processes.ts'
import { root } from '../support/root.ts'
import { isEverything } from '../../apps/server/src/testing/tier.ts'
import { type Counts, type StepResult, suite } from './counts.ts'
import { UnitReport } from './unit-report.ts'

const folders = '{packages/*/{src,build},apps/*/{src,build},scripts,lint,bench}'

/** A run that says nothing for so long hangs: a test waits for ever, or a file left something open. */
const longestSilence = 300_000

/** All test files but those of `npm run test:all`, or those whose path holds or matches one of the words. */
export function unitTestFiles(words: string[] = []): string[] {
  const all = globSync(`${folders}/**/*.test.{ts,js,mjs}`, {
    cwd: root,
    exclude: ['**/node_modules/**'],
  }).sort()
  if (words.length === 0) return isEverything() ? all : all.filter((file) => !isOnlyInAll(file))
  return all.filter((file) => words.some((word) => file.includes(word) || matchesGlob(file, word)))
}

const isOnlyInAll = (file: string) => /\.all\.test\.\w+$/.test(file)

/** Runs the test files, each in a process of its own, with a throw-away PostgreSQL for all of them. */
export async function runUnitTests(words: string[] = [], silence = longestSilence): Promise<StepResult> {
  const bin = findPostgres()
  if (bin === undefined) return { passed: 0, failed: 1, skipped: 0, note: 'PostgreSQL is not installed' }
  // Tests of the Bible engine read the built texts.
  if (!(await build(['bible'])))
    return { passed: 0, failed: 1, skipped: 0, note: 'the Bible texts are not built' }
  const cluster = await startPostgres(bin)
  process.env['TEST_DATABASE_URL'] = cluster.url
  cacheCompiledCode()
  try {
    return suite(await runFiles(unitTestFiles(words), { silence }))
  } finally {
    delete process.env['TEST_DATABASE_URL']
    await cluster.stop()
  }
}

interface RunOptions {
  readonly silence?: number
  /** Where it is noted which tests have passed: a second run with the same file runs only the others. */
  readonly passedFile?: string
}

export async function runFiles(files: string[], options: RunOptions = {}): Promise<Counts> {
  const { silence = longestSilence, passedFile } = options
  const controller = new AbortController()
  const release = endWith(() => controller.abort(new Error('stopped')))
  const hangs = () => controller.abort(new Error(`no output for ${silence / 1000} s: it was stopped`))
  let timer = setTimeout(hangs, silence)
  const report = new UnitReport((path) => relative(root, path))
  try {
    const events = run({
      files: files.map((file) => resolve(root, file)),
      // One more than there are cores: many wait for a database, a clock or a thread.
      concurrency: availableParallelism() + 1,
      signal: controller.signal,
      ...(passedFile !== undefined && { rerunFailuresFilePath: passedFile }),
    })
    report.follow(events)
    events.on('data', () => {
      clearTimeout(timer)
      timer = setTimeout(hangs, silence)
    })
    await once(events, 'end')
    report.end()
    return report.counts
  } finally {
    clearTimeout(timer)
    release()
  }
}
