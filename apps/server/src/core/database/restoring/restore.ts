import { copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs'
import { StartError } from '#core/start-error.ts'
import { assertRestorable } from '../backup.ts'
import { assertUnused, databaseFile, makeFolder, makePrivate } from '../sqlite-file.ts'
import { closeAgain, type Closed } from './close-again.ts'
import { openDb } from './open-db.ts'
import { type Accounts, readAccounts } from './read-accounts.ts'

interface Options {
  readonly backup: string
  readonly dataDir: string
  /** Another database that went on from the backup, in place of the one that is there. */
  readonly since?: string | undefined
  /** What became of accounts since is told only. */
  readonly asItWas?: boolean
  readonly now?: Date
}

interface Restored {
  /** Where the database is that was there. */
  readonly aside: string | undefined
  readonly closed: Closed
}

/**
 * Puts a backup in the place of the database. It is copied and checked first, and what was closed since is closed in the copy; the database that was
 * there stays beside it under another name. Whatever stops it, there is a whole database, the old one or the new.
 */
export async function restore({
  backup,
  dataDir,
  since,
  asItWas = false,
  now = new Date(),
}: Options): Promise<Restored> {
  for (const named of [backup, since])
    if (named !== undefined && !existsSync(named)) throw new StartError(`There is no file ${named}.`)
  const file = databaseFile(dataDir)
  makeFolder(dataDir)
  const isThere = existsSync(file)
  if (isThere) assertUnused(file)
  const copy = `${file}.restoring`
  try {
    makePrivate(copy)
    copyFileSync(backup, copy)
    const closed = await prepare(copy, backup, {
      since: since ?? (isThere ? file : undefined),
      isNamed: since !== undefined,
      applies: !asItWas,
      now: now.getTime(),
    })
    const aside = isThere ? `${file}.before-${now.toISOString().replaceAll(/[:.]/g, '-')}` : undefined
    if (aside !== undefined) setAside(file, aside)
    // In one step: at no moment is there no database.
    renameSync(copy, file)
    return { aside, closed }
  } finally {
    for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(copy + ending, { force: true })
  }
}

interface Preparing {
  readonly since: string | undefined
  readonly isNamed: boolean
  readonly applies: boolean
  readonly now: number
}

async function prepare(copy: string, backup: string, { since, ...closing }: Preparing): Promise<Closed> {
  try {
    const before = since === undefined ? undefined : await readFrom(since)
    assertRestorable(copy)
    const db = openDb(copy)
    try {
      return await closeAgain({ db, engine: 'sqlite' }, { before, ...closing })
    } finally {
      await db.destroy()
    }
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')
    throw new StartError(`${backup} can't be restored (${reason}). Nothing was changed.`, { cause: error })
  }
}

/** That it is damaged may be why somebody restores. */
async function readFrom(file: string): Promise<Accounts | 'unreadable'> {
  try {
    const db = openDb(file, { readOnly: true })
    try {
      return await readAccounts(db)
    } finally {
      await db.destroy()
    }
  } catch {
    return 'unreadable'
  }
}

function setAside(file: string, aside: string): void {
  assertUnused(file)
  for (const ending of ['-wal', '-shm'])
    if (existsSync(file + ending)) renameSync(file + ending, aside + ending)
  try {
    linkSync(file, aside)
  } catch {
    // Not every file system knows links.
    copyFileSync(file, aside)
  }
  makePrivate(aside)
}
