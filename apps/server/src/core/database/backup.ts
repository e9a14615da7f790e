import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { compact, openBeside } from './erasing/erase-sqlite.ts'
import { mergeWords } from './erasing/merge-words.ts'
import { makePrivate } from './sqlite-file.ts'

const day = 86_400_000
const name = (at: Date) => `stillwater-${at.toISOString().replaceAll(/[:.]/g, '-')}.db`
const pattern = /^stillwater-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)\.db$/

const leftover = /^stillwater-.*\.db\.unchecked(-wal|-shm|-journal)?$/
/** The copy itself and what SQLite may put beside it. */
const endings = ['', '-wal', '-shm', '-journal']

export interface BackupTask {
  readonly file: string
  readonly folder: string
  /** Older copies are removed, but never the last one. */
  readonly keepDays: number
  readonly now?: Date
}

/**
 * Copies the database while it is in use, opens the copy as a restored one would be and checks all of it. Only a copy that passes
 * gets the name of a backup.
 */
export async function backUp({ file, folder, keepDays, now = new Date() }: BackupTask): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unchecked = join(folder, `${name(now)}.unchecked`)
  removeLeftovers(folder)
  const copy = join(folder, name(now))
  try {
    makePrivate(unchecked)
    await copyTo(unchecked, file)
    await eraseDeleted(unchecked)
    assertRestorable(unchecked)
    renameSync(unchecked, copy)
  } catch (error) {
    for (const ending of endings) rmSync(unchecked + ending, { force: true })
    throw error
  }
  removeOld(folder, keepDays, now)
  return copy
}

async function copyTo(target: string, file: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    await backup(source, target)
  } finally {
    source.close()
  }
}

/** A copy is one of all pages, with what they still hold of rows that were deleted. */
async function eraseDeleted(copy: string): Promise<void> {
  const database = openBeside(copy)
  try {
    await mergeWords(database)
    compact(database)
  } finally {
    database.close()
  }
}

/** What a backup that was killed has left; one that another process is just making is younger. */
function removeLeftovers(folder: string): void {
  for (const file of readdirSync(folder).filter((each) => leftover.test(each))) {
    const path = join(folder, file)
    if (Date.now() - statSync(path).mtimeMs > day) rmSync(path, { force: true })
  }
}

/** Throws where a copy is damaged. */
export function assertRestorable(file: string): void {
  const copy = new DatabaseSync(file)
  try {
    const verdict = Object.values(copy.prepare('pragma integrity_check').get() ?? {})[0]
    if (verdict !== 'ok') throw new Error(`The backup is damaged: ${String(verdict)}`)
    const foreign = copy.prepare('pragma foreign_key_check').all()
    if (foreign.length > 0) throw new Error('The backup has records whose owner is missing.')
    copy.exec('pragma wal_checkpoint(truncate)')
  } finally {
    copy.close()
  }
}

/** When the newest backup was made, by its name: only one that has passed has such a name. */
export function lastBackup(folder: string, now: number): number | undefined {
  if (!existsSync(folder)) return undefined
  const times = readdirSync(folder).flatMap((file) => pattern.exec(file)?.[1] ?? [])
  const made = times.map((time) =>
    Date.parse(time.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z')),
  )
  // A clock that was wrong for a while: what it has named for the future says nothing of today.
  const past = made.filter((time) => time <= now)
  return past.length === 0 ? undefined : Math.max(...past)
}

function removeOld(folder: string, keepDays: number, now: Date): void {
  const copies = readdirSync(folder).filter((file) => pattern.test(file))
  const oldest = name(new Date(now.getTime() - keepDays * day))
  for (const file of copies.filter((copy) => copy < oldest)) rmSync(join(folder, file))
}
