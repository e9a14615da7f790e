import type { FastifyInstance } from 'fastify'
import type { BackupSettings } from './settings/backup-settings.ts'
import type { Clock } from './dates/clock.ts'
import { type BackupTask, lastBackup } from './database/backup.ts'
import { databaseFile } from './database/sqlite-file.ts'
import { type RunningThread, runThread } from './run-thread.ts'

const hour = 3_600_000
const day = 24 * hour
/** How often it looks whether one is due; after a failure it is tried again then. */
const looksEvery = hour / 2
/** From this age on the log warns: more than one backup has failed. */
const oldAfter = 2 * day

interface BackupsOptions extends BackupSettings {
  readonly dataDir: string
  readonly clock: Clock
}

/** A backup a day, made and checked in a thread, while the server runs. What is in the folder says when the last one was made. */
export class Backups {
  readonly #options: BackupsOptions
  readonly #log: FastifyInstance['log']
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #thread: RunningThread | undefined

  constructor(options: BackupsOptions, log: FastifyInstance['log']) {
    this.#options = options
    this.#log = log
  }

  start(): void {
    this.#timer = setInterval(() => void this.look(), looksEvery).unref()
    void this.look()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#thread?.stop()
    await this.#running
  }

  /** In milliseconds; undefined where there is none. */
  age(): number | undefined {
    const now = this.#options.clock()
    const last = lastBackup(this.#options.folder, now)
    return last === undefined ? undefined : now - last
  }

  /** Makes one where it is due, and warns where the last good one is too old. */
  look(): Promise<void> {
    this.#running ??= this.#look().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async #look(): Promise<void> {
    try {
      if ((this.age() ?? Infinity) >= day) await this.#make()
    } catch (error) {
      this.#log.error({ err: error }, 'the backup failed')
    }
    const age = this.age()
    if (age === undefined || age >= oldAfter)
      this.#log.warn(
        { hours: age === undefined ? null : Math.floor(age / hour) },
        'the last good backup is older than two days',
      )
  }

  async #make(): Promise<void> {
    const { dataDir, folder, keepDays, clock } = this.#options
    const task: BackupTask = {
      file: databaseFile(dataDir),
      folder,
      keepDays,
      now: new Date(clock()),
    }
    this.#thread = runThread(new URL('./database/backup-worker.ts', import.meta.url), task)
    await this.#thread.done
  }
}
