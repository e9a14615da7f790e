import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

/** Few enough that nobody who saves in the meantime notices. */
const pagesAtOnce = 16
/** Between steps it rests for as long as the last one took, up to this: others write then. */
const longestRest = 50

/**
 * FTS5 only marks what is deleted, and the words stay in the file until the parts of the index that hold them are merged into one. Each step is a
 * transaction of its own.
 */
export async function mergeWords(file: DatabaseSync): Promise<void> {
  const marked = partsWithDeleted(file)
  if (marked.length === 0) return
  let pages = -pagesAtOnce
  do {
    const begun = performance.now()
    const hasMerged = merge(file, pages)
    if (!hasMerged && pages < 0) throw new Error('The words that were deleted cannot be merged away.')
    // A negative number begins with all parts; a positive one goes on with them, unless there is one part only.
    pages = hasMerged ? pagesAtOnce : -pagesAtOnce
    await wait(Math.min(longestRest, performance.now() - begun))
  } while (partsWithDeleted(file).some((part) => marked.includes(part)))
}

/** FTS5 marks what is deleted in pages of their own, with numbers from 2^53 on, which name the part of the index. */
function partsWithDeleted(file: DatabaseSync): number[] {
  const rows = file
    .prepare('select distinct id >> 37 as part from "searchWords_data" where id >= 1 << 53')
    .all()
  return rows.map(({ part }) => Number(part))
}

/** Answers whether there was anything to merge, which FTS5 tells by the number of changes. */
function merge(file: DatabaseSync, pages: number): boolean {
  const before = totalChanges(file)
  file.exec(`insert into "searchWords" ("searchWords", rank) values ('merge', ${pages})`)
  return totalChanges(file) - before >= 2
}

const totalChanges = (file: DatabaseSync) =>
  Number(file.prepare('select total_changes() as count').get()?.['count'])
