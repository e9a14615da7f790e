import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { erasePostgres } from './database/erasing/erase-postgres.ts'
import { type ErasingTask, isSmall } from './database/erasing/erase-sqlite.ts'
import { isDueAgain } from './database/last-times.ts'
import { databaseFile } from './database/sqlite-file.ts'
import { type RunningThread, runThread } from './run-thread.ts'

const minute = 60_000
const day = 1440 * minute
/** A start has other work. */
const firstLook = 5 * minute
const usualPause = 60 * minute
/** Where a look takes long, this many times as long: at most a hundredth of the time goes into it. */
const share = 100

type ErasuresDeps = Pick<Deps, 'db' | 'engine' | 'location' | 'clock'>

/** Deleting marks; this removes what was marked from the database's files: on SQLite the words of the search every hour, on both engines the rest once a day. */
export class Erasures {
  readonly #deps: ErasuresDeps
  readonly #log: FastifyInstance['log']
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #thread: RunningThread | undefined
  readonly #stopping = new AbortController()

  constructor(deps: ErasuresDeps, log: FastifyInstance['log']) {
    this.#deps = deps
    this.#log = log
  }

  start(): void {
    this.#after(firstLook)
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    clearTimeout(this.#timer)
    await this.#thread?.stop()
    await this.#running
  }

  async look(): Promise<void> {
    try {
      const { db, engine, clock } = this.#deps
      if (engine === 'sqlite') await this.#run('words')
      if (!(await isDueAgain(db, 'compacted', day, clock()))) return
      if (engine === 'sqlite') await this.#compactFile()
      else this.#tellLeft(await erasePostgres(db, { signal: this.#stopping.signal }))
    } catch (error) {
      if (!this.#stopping.signal.aborted)
        this.#log.error({ err: error }, 'what was deleted is still in the files of the database')
    }
  }

  #after(pause: number): void {
    this.#timer = setTimeout(() => {
      const begun = performance.now()
      this.#running = this.look().finally(() => {
        if (!this.#stopping.signal.aborted)
          this.#after(Math.max(usualPause, share * (performance.now() - begun)))
      })
    }, pause).unref()
  }

  async #compactFile(): Promise<void> {
    const { db, location } = this.#deps
    if (!isSmall(databaseFile(location.dataDir))) return this.#tellLeft(['stillwater.db'])
    // Whoever needs the database meanwhile waits for its only connection, as behind any other transaction.
    await db.connection().execute(() => this.#run('file'))
  }

  #tellLeft(files: readonly string[]): void {
    if (files.length > 0)
      this.#log.warn({ files }, 'too large to be compacted while the server runs: use "npm run compact"')
  }

  async #run(what: ErasingTask['what']): Promise<void> {
    const task: ErasingTask = { file: databaseFile(this.#deps.location.dataDir), what }
    this.#thread = runThread(new URL('./database/erasing/erase-worker.ts', import.meta.url), task)
    await this.#thread.done
  }
}
