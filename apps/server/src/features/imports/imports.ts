import type { ImportState, ImportSummary } from '@stillwater/contract/export/imports'
import { importPiece } from '@stillwater/contract/export/import-piece'
import { setTimeout } from 'node:timers/promises'
import type { Caller } from '#core/sessions/caller.ts'
import type { Db } from '#core/database/connect.ts'
import type { Deps } from '#core/deps.ts'
import { AppError, invalid, notFound } from '#core/http/errors.ts'
import { flag } from '#core/records/columns.ts'
import { StorageFull, usageOf, type UserLimits } from '#core/records/usage.ts'
import { bringIn } from './bring-in.ts'
import { FileFault, tooLarge } from './entry-splitter.ts'
import { readInThread } from './reading-thread.ts'
import {
  addEntries,
  countPieces,
  forget,
  type ImportKey,
  type ImportRow,
  importWith,
  moveOn,
  pieceOf,
  toState,
} from './store.ts'

/** Each takes a thread, and on SQLite the turn of all who write. */
const mostAtOnce = 2
/** Texts and their history are far longer in the file than they are stored: no export is larger than this. */
const mostUnpacked = 2 ** 32
/** Beside each record there may be versions of its text, and days on which it was prayed. */
const entriesPerRecord = 50
/** Before anything is compared with what an account holds: names of fields and what JSON escapes take no more than this. */
const stagedPerByte = 3
/** A file can be sent that is so many times as large as an account: packed it is smaller, but it may come unpacked. */
const sentPerByte = 2
/** In milliseconds: a call answers then, whether the step is over or not. */
const waits = 1000
/** In milliseconds: who waited for a transaction comes first after it. */
const queueTime = 5000
/** How often a server says that it still works, and after how long another one takes it for gone. */
const [saysEvery, goneAfter] = [5000, 30_000]

const stopped = 'The server was restarted. Nothing was imported. Please try again.'
const failed = 'Something went wrong on our side. Nothing was imported. Please try again.'

class RolledBack extends Error {
  readonly summary: ImportSummary

  constructor(summary: ImportSummary) {
    super('only tried')
    this.summary = summary
  }
}

interface Job {
  readonly done: Promise<void>
  /** The import as it was when the step began. */
  readonly state: ImportState
  entries: number
}

type Log = (error: unknown) => void

/** The imports that this server works on. */
export class Imports {
  readonly #deps: Deps
  readonly #log: Log
  readonly #jobs = new Map<string, Job>()
  readonly #stop = new AbortController()
  #transactions = 0
  #lastEnd = -Infinity

  constructor(deps: Deps, log: Log) {
    this.#deps = deps
    this.#log = log
  }

  /** Whether others may wait for a transaction of ours: SQLite has one writer. */
  get holdsOthers(): boolean {
    const isHeld = this.#transactions > 0 || performance.now() - this.#lastEnd < queueTime
    return this.#deps.engine === 'sqlite' && isHeld
  }

  /** The import as it is, or as it is in a moment if that is the end of its step. */
  async state(key: ImportKey): Promise<ImportState> {
    const job = this.#jobs.get(nameOf(key))
    if (job !== undefined) await Promise.race([job.done, setTimeout(waits, undefined, { ref: false })])
    // Without the database, which on SQLite answers when the step is over.
    const running = this.#jobs.get(nameOf(key))
    if (running !== undefined) return { ...running.state, entries: running.entries }
    const row = await this.#find(key)
    const isRunning = row.step === 'checking' || row.step === 'importing'
    if (isRunning && this.#deps.clock() - row.seenAt > goneAfter)
      return { ...toState(row), step: 'failed', message: stopped }
    return toState(row)
  }

  /** Reads the file and tries to bring it in, then takes everything back. */
  async check(caller: Caller, key: ImportKey): Promise<ImportState> {
    if (this.#jobs.has(nameOf(key))) return this.state(key)
    const { db, clock } = this.#deps
    const row = await this.#find(key)
    if (row.step === 'receiving') {
      const pieces = Math.ceil(row.bytes / importPiece)
      if ((await countPieces(db, key)) < pieces)
        throw new AppError('invalid_request', 'The file wasn’t fully uploaded. Please try again.')
      this.#begin(row, ['receiving'], { step: 'checking', seenAt: clock() }, async (job) => {
        await this.#read(key, row, job)
        await this.#move(key, 'checked', await this.#try(caller, key, job))
      })
    }
    return this.state(key)
  }

  async apply(caller: Caller, key: ImportKey, replaces: boolean): Promise<ImportState> {
    if (this.#jobs.has(nameOf(key))) return this.state(key)
    const row = await this.#find(key)
    const { step } = row
    if (step === 'receiving' || step === 'checking')
      throw new AppError('invalid_request', 'The file hasn’t been checked yet. Please try again.')
    const begun = { step: 'importing', replaced: flag(replaces), seenAt: this.#deps.clock() }
    if (step === 'checked')
      this.#begin(row, ['checked'], begun, (job) => this.#bringIn(caller, key, replaces, job))
    return this.state(key)
  }

  /** Nothing of them goes on when it answers; what was being brought in is taken back. */
  async close(): Promise<void> {
    this.#stop.abort(new AppError('busy', stopped))
    await Promise.all([...this.#jobs.values()].map(({ done }) => done))
  }

  async #find(key: ImportKey): Promise<ImportRow> {
    const row = await importWith(this.#deps.db, key)
    if (row === undefined) throw notFound()
    return row
  }

  /** One step of one import, which goes on after the call is answered. */
  #begin(
    key: ImportRow,
    from: readonly ImportState['step'][],
    begun: Partial<ImportRow>,
    work: (job: Job) => Promise<void>,
  ): void {
    const { db, engine, clock } = this.#deps
    const name = nameOf(key)
    if (this.#jobs.has(name)) return
    if (this.#jobs.size >= mostAtOnce)
      throw new AppError('busy', 'The server is busy. Please try again in a moment.', { retryAfter: 5 })
    const { promise, resolve } = Promise.withResolvers<void>()
    const job: Job = { done: promise, state: toState({ ...key, ...begun }), entries: 0 }
    this.#jobs.set(name, job)
    // On SQLite there is one server, which knows what it works on.
    const says = engine === 'postgres' && setInterval(() => void sayAlive(), saysEvery).unref()
    const sayAlive = () => moveOn(db, key, ['checking', 'importing'], { seenAt: clock() }).catch(this.#log)
    const run = async () => {
      // Another server may have begun it.
      if (await moveOn(db, key, from, begun)) await work(job)
    }
    void run()
      .catch((error: unknown) => this.#fail(key, error))
      .catch(this.#log)
      .finally(() => {
        if (says) clearInterval(says)
        this.#jobs.delete(name)
        resolve()
      })
  }

  async #fail(key: ImportKey, error: unknown): Promise<void> {
    // Called off in the meantime.
    if ((await importWith(this.#deps.db, key)) === undefined) return
    const isTold = error instanceof FileFault || error instanceof AppError
    if (!isTold) this.#log(error)
    const message = error instanceof StorageFull ? noRoom(this.#deps.limits) : isTold ? error.message : failed
    await moveOn(this.#deps.db, key, ['checking', 'importing'], { step: 'failed', message })
    await this.#forgetAll(key)
  }

  async #forgetAll(key: ImportKey): Promise<void> {
    for (const table of ['importPieces', 'importEntries'] as const) await forget(this.#deps.db, key, table)
  }

  async #read(key: ImportKey, { packing, checksum }: ImportRow, job: Job): Promise<void> {
    const { db, limits } = this.#deps
    let [piece, bytes] = [0, 0]
    await readInThread({
      packing: packing === 'deflate' ? 'deflate' : 'none',
      checksum,
      mostBytes: mostUnpacked,
      mostEntries: limits.records * entriesPerRecord,
      signal: this.#stop.signal,
      nextPiece: () => {
        piece += 1
        return pieceOf(db, key, piece - 1)
      },
      onEntries: async (entries) => {
        for (const { entry, body } of entries) bytes += Buffer.byteLength(entry) + (body?.byteLength ?? 0)
        if (bytes > limits.bytes * stagedPerByte) throw tooLarge()
        await addEntries(db, key, job.entries, entries)
        job.entries += entries.length
      },
    })
    await forget(db, key, 'importPieces')
  }

  /** The very same as bringing it in, so that it says what will happen; then it is taken back. */
  async #try(caller: Caller, key: ImportKey, job: Job): Promise<ImportSummary> {
    try {
      await this.#transaction(async (trx) => {
        throw new RolledBack(await this.#run(trx, caller, key, false, job))
      })
    } catch (error) {
      if (error instanceof RolledBack) return error.summary
      throw error
    }
    throw new Error('A transaction ended that cannot.')
  }

  async #bringIn(caller: Caller, key: ImportKey, replaces: boolean, job: Job): Promise<void> {
    await this.#transaction(async (trx) => {
      const summary = await this.#run(trx, caller, key, replaces, job)
      const done = { step: 'done', entries: job.entries, summary: JSON.stringify(summary) }
      // In the same transaction: what is done is known to be done, whatever happens next.
      await moveOn(trx, key, ['importing'], done)
    })
    // After it: others would wait for this too.
    await forget(this.#deps.db, key, 'importEntries')
  }

  async #transaction(work: (trx: Db) => Promise<void>): Promise<void> {
    this.#transactions += 1
    try {
      await this.#deps.db.transaction().execute(work)
    } finally {
      this.#transactions -= 1
      this.#lastEnd = performance.now()
    }
  }

  async #run(trx: Db, caller: Caller, key: ImportKey, replaces: boolean, job: Job): Promise<ImportSummary> {
    const { clock, restorers } = this.#deps
    const isEmpty = (await usageOf(trx, key.userId)).records === 0
    return bringIn({
      restorers,
      key,
      restoring: { trx, caller, now: clock(), replaces, isEmpty },
      signal: this.#stop.signal,
      onProgress: (entries) => {
        job.entries = entries
      },
    })
  }

  async #move(key: ImportKey, step: 'checked', summary: ImportSummary): Promise<void> {
    await moveOn(this.#deps.db, key, ['checking'], { step, summary: JSON.stringify(summary) })
  }
}

const noRoom = ({ records, bytes }: UserLimits) =>
  `Your storage is full. An account holds up to ${records.toLocaleString('en-US')} records and ${megabytes(bytes)}, and with this file it would be more. Nothing was imported.`

const megabytes = (bytes: number) => `${(bytes / 1e6).toLocaleString('en-US')} MB`

/** Throws for a file that is not even sent. */
export function assertSize(bytes: number, limits: UserLimits): void {
  if (bytes === 0) throw invalid({ bytes: 'This file is empty.' })
  const most = limits.bytes * sentPerByte
  if (bytes > most)
    throw invalid({
      bytes: `This file is larger than ${megabytes(most)}, the most that can be imported. Choose the ZIP file of an export.`,
    })
}

const nameOf = ({ userId, id }: ImportKey) => `${userId} ${id}`

/** What a piece of this number must be long. */
export function assertPiece({ bytes, step }: ImportRow, index: number, data: Uint8Array): void {
  if (step !== 'receiving') throw new AppError('invalid_request', 'This file has already arrived.')
  const expected = Math.min(importPiece, bytes - index * importPiece)
  if (data.byteLength !== expected)
    throw invalid({ data: 'This piece doesn’t belong to the file. Please try again.' })
}
