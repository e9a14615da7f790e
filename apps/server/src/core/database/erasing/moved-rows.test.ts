/** Where rows grow and go, others move from page to page, and SQLite leaves bytes of them in pages where they were. */
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { it } from 'node:test'
import { freshDatabase } from '#testing/database.ts'
import { backUp } from '../backup.ts'
import { databaseFile } from '../sqlite-file.ts'
import { erase, openBeside } from './erase-sqlite.ts'

/** The same numbers in each run. */
function numbers() {
  let seed = 1
  return (below: number) => {
    seed ^= seed << 13
    seed ^= seed >>> 17
    seed ^= seed << 5
    return (seed >>> 0) % below
  }
}

const word = (n: number) => `canary${n}.`

/** Adds, changes and deletes rows at random, and answers the words that are in none of them any more. */
function shuffle(database: DatabaseSync): Set<string> {
  const random = numbers()
  const words = (n: number) => `${word(n)} `.repeat(1 + random(40))
  database.exec(
    'begin; create table notes (id text primary key, words text); create index by_words on notes (words)',
  )
  const [add, change, remove] = [
    'insert into notes (id, words) values (?, ?)',
    'update notes set words = ? where id = ?',
    'delete from notes where id = ?',
  ].map((statement) => database.prepare(statement))
  const gone = new Set<string>()
  const rows: { id: string; n: number }[] = []
  for (let n = 0; n < 6000; n += 1) {
    const row = rows[random(rows.length + 100)]
    if (row === undefined || random(2) === 0) {
      const id = String(random(1_000_000_000))
      add?.run(id, words(n))
      rows.push({ id, n })
      continue
    }
    gone.add(word(row.n))
    if (random(2) === 0) {
      change?.run(words(n), row.id)
      row.n = n
    } else {
      remove?.run(row.id)
      rows.splice(rows.indexOf(row), 1)
    }
  }
  database.exec('commit; pragma wal_checkpoint(truncate)')
  database.close()
  return gone
}

it('rows that moved and were deleted are in no byte of the file once it is compacted, nor of a backup', async () => {
  const { location } = await freshDatabase('sqlite')
  const file = databaseFile(location.dataDir)
  const gone = shuffle(openBeside(file))
  const countIn = (path: string) => {
    const found = new Set(readFileSync(path, 'latin1').match(/canary\d+\./g))
    return [...gone].filter((each) => found.has(each)).length
  }
  assert.ok(countIn(file) > 0, 'else this shows nothing')
  const folder = mkdtempSync(join(tmpdir(), 'stillwater-backups-'))
  assert.equal(countIn(await backUp({ file, folder, keepDays: 30 })), 0)
  await erase({ file, what: 'file' })
  assert.equal(countIn(file), 0)
})
