import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'

const day = 86_400_000
const name = (at: Date) => `stillwater-${at.toISOString().replaceAll(/[:.]/g, '-')}.db`
const pattern = /^stillwater-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)\.db$/

interface Options {
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
export async function backUp({ file, folder, keepDays, now = new Date() }: Options): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unchecked = join(folder, `${name(now)}.unchecked`)
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    await backup(source, unchecked)
  } finally {
    source.close()
  }
  assertRestorable(unchecked)
  const copy = join(folder, name(now))
  renameSync(unchecked, copy)
  removeOld(folder, keepDays, now)
  return copy
}

function assertRestorable(file: string): void {
  const copy = new DatabaseSync(file)
  try {
    const verdict = Object.values(copy.prepare('pragma integrity_check').get() ?? {})[0]
    if (verdict !== 'ok') throw new Error(`The copy is damaged: ${String(verdict)}`)
    const foreign = copy.prepare('pragma foreign_key_check').all()
    if (foreign.length > 0) throw new Error('The copy holds records whose owner is missing.')
    copy.exec('pragma wal_checkpoint(truncate)')
  } finally {
    copy.close()
  }
}

function removeOld(folder: string, keepDays: number, now: Date): void {
  const copies = readdirSync(folder).filter((file) => pattern.test(file))
  const oldest = name(new Date(now.getTime() - keepDays * day))
  for (const file of copies.filter((copy) => copy < oldest)) rmSync(join(folder, file))
}
