import { copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '#core/start-error.ts'
import { assertRestorable } from './backup.ts'
import { migrations } from './migrations/index.ts'
import { assertUnused, databaseFile, makeFolder, makePrivate } from './sqlite-file.ts'

interface Options {
  readonly backup: string
  readonly dataDir: string
  readonly now?: Date
}

/**
 * Puts a backup in the place of the database. It is copied and checked first; the database that was there stays beside it under
 * another name, which is answered. Whatever stops it, there is a whole database, the old one or the new.
 */
export function restore({ backup, dataDir, now = new Date() }: Options): string | undefined {
  if (!existsSync(backup)) throw new StartError(`There is no file ${backup}.`)
  const file = databaseFile(dataDir)
  makeFolder(dataDir)
  const copy = `${file}.restoring`
  try {
    makePrivate(copy)
    copyFileSync(backup, copy)
    assertOurs(copy, backup)
    const aside = existsSync(file)
      ? `${file}.before-${now.toISOString().replaceAll(/[:.]/g, '-')}`
      : undefined
    if (aside !== undefined) setAside(file, aside)
    // In one step: at no moment is there no database.
    renameSync(copy, file)
    return aside
  } finally {
    for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(copy + ending, { force: true })
  }
}

function assertOurs(copy: string, backup: string): void {
  try {
    assertRestorable(copy)
    const database = new DatabaseSync(copy)
    try {
      const rows = database.prepare('select name from migrations').all()
      const unknown = rows.map(({ name }) => String(name)).filter((name) => !(name in migrations))
      if (unknown.length > 0) throw new Error('it was made by a newer version of Stillwater')
    } finally {
      database.close()
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`${backup} can't be restored (${reason}). Nothing was changed.`, { cause: error })
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
