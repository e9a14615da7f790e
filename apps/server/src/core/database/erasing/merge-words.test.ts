/** The index of the search holds the words of deleted rows until they are merged away. */
import assert from 'node:assert/strict'
import type { DatabaseSync } from 'node:sqlite'
import { describe, it } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { atEnd } from '#testing/at-end.ts'
import { freshDatabase } from '#testing/database.ts'
import { databaseFile } from '../sqlite-file.ts'
import { openBeside } from './erase-sqlite.ts'
import { mergeWords } from './merge-words.ts'

/** Enough for several steps. */
const rows = 4000

async function openIndex(): Promise<[DatabaseSync, DatabaseSync]> {
  const { location } = await freshDatabase('sqlite')
  const open = () => {
    const database = openBeside(databaseFile(location.dataDir))
    atEnd(() => database.close())
    return database
  }
  return [open(), open()]
}

const add = (database: DatabaseSync, n: number, word: string) =>
  database.exec(
    `insert into "searchWords" (rowid, words) values (${n}, '${word} ${Array.from({ length: 20 }, (_, i) => `word${n * i}`).join(' ')}')`,
  )
const remove = (database: DatabaseSync, n: number) =>
  database.exec(`delete from "searchWords" where rowid = ${n}`)

function addAll(database: DatabaseSync, first: number, count: number): void {
  database.exec('begin')
  for (let n = first; n < first + count; n += 1) add(database, n, n % 500 === 7 ? `zcanary${n}` : `plain${n}`)
  database.exec('commit')
}

const canaries = (database: DatabaseSync) =>
  database
    .prepare(
      `select count(*) as count from "searchWords_data" where instr(block, cast('canary' as blob)) > 0`,
    )
    .get()?.['count']

const deleteCanaries = (database: DatabaseSync) => {
  for (let n = 7; n < rows; n += 500) remove(database, n)
}

describe('the words of deleted rows', () => {
  for (const parts of [1, 2, 5])
    it(`are merged away where the index has ${parts} parts, and then there is nothing to do`, async () => {
      const [database] = await openIndex()
      for (let part = 0; part < parts; part += 1)
        addAll(database, 1 + (part * rows) / parts, Math.ceil(rows / parts))
      deleteCanaries(database)
      assert.notEqual(canaries(database), 0, 'else this shows nothing')
      await mergeWords(database)
      assert.equal(canaries(database), 0)
      const changes = () => database.prepare('select total_changes() as count').get()?.['count']
      const before = changes()
      await mergeWords(database)
      assert.equal(changes(), before)
    })

  it('are merged away while others write and delete all the time', async () => {
    const [database, other] = await openIndex()
    addAll(database, 1, rows / 2)
    addAll(database, 1 + rows / 2, rows / 2)
    deleteCanaries(database)
    let isOver = false
    const merging = mergeWords(database).finally(() => {
      isOver = true
    })
    let written = 0
    while (!isOver) {
      written += 1
      add(other, rows + written, 'later')
      if (written % 3 === 0) remove(other, rows + written)
      await setImmediate()
    }
    await merging
    assert.ok(written > 1, 'else nobody wrote meanwhile')
    assert.equal(canaries(database), 0)
  })
})
