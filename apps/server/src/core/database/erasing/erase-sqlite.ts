import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { mergeWords } from './merge-words.ts'

/** While a file is compacted, all who need the database wait: a second or two for a file of this size. */
const largestCompacted = 128 * 1_048_576

const pause = 100
/** For so long the journal may be in somebody's use. */
const mostPauses = 100

/** What a thread does with the file of a server that runs. */
export interface ErasingTask {
  readonly file: string
  /** The words of the search alone, while others write; or all that the file does not need, while nobody else does. */
  readonly what: 'words' | 'file'
}

export async function erase({ file, what }: ErasingTask): Promise<void> {
  const database = openBeside(file)
  try {
    if (what === 'words') await mergeWords(database)
    else compact(database)
    await emptyJournal(database, what === 'words' ? mostPauses : 0)
  } finally {
    database.close()
  }
}

/** A connection to a file that has been checked and prepared by whoever opened it first. */
export function openBeside(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 5000 })
  database.exec('pragma synchronous = full; pragma secure_delete = on')
  return database
}

/** Where rows move from page to page SQLite leaves bytes of them behind, also with `secure_delete`. Writing the file anew leaves none. */
export function compact(database: DatabaseSync): void {
  database.exec('vacuum')
}

/**
 * The journal keeps what pages held before, until it is emptied. Somebody who reads for long, such as an export, keeps it from that: the next
 * look empties it.
 */
async function emptyJournal(database: DatabaseSync, pauses: number): Promise<void> {
  // Waiting within SQLite would keep writers waiting too.
  database.exec('pragma busy_timeout = 0')
  const isEmpty = () => database.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0
  for (let n = 0; !isEmpty() && n < pauses; n += 1) await wait(pause)
}

export const isSmall = (file: string) => statSync(file).size <= largestCompacted
