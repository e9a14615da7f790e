import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { StartError } from '#core/start-error.ts'

const [sqliteBusy, sqliteCorrupt, sqliteNotDatabase] = [5, 11, 26]

export const databaseFile = (dataDir: string) => join(dataDir, 'stillwater.db')

/** Milliseconds to wait for another process that is opening the file. */
const busyTimeout = 5000
const pause = 20

/** Opens the file for good, or makes it. A damaged one is refused before anything is written to it. */
export async function openFile(path: string): Promise<DatabaseSync> {
  makeFolder(dirname(path))
  try {
    if (existsSync(path) && statSync(path).size > 0) assertSound(path)
    makePrivate(path)
    const file = new DatabaseSync(path, { timeout: busyTimeout })
    await enableWal(file)
    // Deleted words are overwritten, not only unlinked.
    file.exec('pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on')
    return file
  } catch (error) {
    throw startFault(error, path)
  }
}

/** For the owner's eyes alone, also in a folder that others may look into. SQLite gives the files beside it the same rights. */
export function makePrivate(path: string): void {
  // Only a new one is opened: closing a file ends all locks that this process has on it, SQLite's of other threads too.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, 0o600)
}

export function makeFolder(folder: string): void {
  try {
    // Only the owner of the process may look into the folder: it holds journals and names.
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new StartError(
      `DATA_DIR is "${folder}": this folder can't be created (${reasonOf(error)}). Choose one that this user can write to.`,
      { cause: error },
    )
  }
}

/** The one step for which SQLite does not wait by itself when two processes take it at the same moment. */
async function enableWal(file: DatabaseSync): Promise<void> {
  for (let waited = 0; ; waited += pause) {
    try {
      file.exec('pragma journal_mode = wal')
      return
    } catch (error) {
      if (Object(error).errcode !== sqliteBusy || waited >= busyTimeout) throw error
      await setTimeout(pause)
    }
  }
}

/** By a connection that cannot write: even closing another kind may move pages from the journal into the file. */
export function assertSound(path: string): void {
  const file = new DatabaseSync(path, { readOnly: true, timeout: busyTimeout })
  try {
    const row = file.prepare('pragma quick_check(1)').get()
    const verdict = String(Object.values(row ?? {})[0]).replace(/^\*\*\* .* \*\*\*\n/, '')
    if (verdict !== 'ok') throw damaged(path, verdict)
  } finally {
    file.close()
  }
}

/** Leaving the journal needs the file alone, and moves into the file what is only in the journal. */
export function assertUnused(file: string): void {
  try {
    const database = new DatabaseSync(file, { timeout: 1000 })
    try {
      database.exec('pragma locking_mode = exclusive; pragma journal_mode = delete')
    } finally {
      database.close()
    }
  } catch (error) {
    const code: unknown = Object(error).errcode
    // A damaged one is why somebody restores.
    if (code === sqliteCorrupt || code === sqliteNotDatabase) return
    throw new StartError(
      'The database is in use. Stop the server, then run the same command again. Nothing was changed.',
      { cause: error },
    )
  }
}

function startFault(error: unknown, path: string): unknown {
  if (error instanceof StartError) return error
  const code: unknown = Object(error).errcode
  const reason = reasonOf(error)
  if (code === sqliteCorrupt || code === sqliteNotDatabase) return damaged(path, reason)
  return new StartError(`The database file ${path} cannot be opened (${reason}).`, { cause: error })
}

const damaged = (path: string, reason: string) =>
  new StartError(
    `The database file ${path} is damaged (${reason}). It was not changed. Restore your latest backup with "npm run restore -- FILE", and start the server again: the damaged file is kept beside it.`,
  )

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
