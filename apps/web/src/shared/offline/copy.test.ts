import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { RecordRoom, StoredRecord } from '#shared/records/record-room.ts'
import { Copy } from './copy.ts'
import { memoryShelf } from './shelf.ts'

interface Entry extends StoredRecord {
  readonly date: string
}

const room: RecordRoom<Entry> = {
  path: '/api/events',
  compare: (a, b) => a.id.localeCompare(b.id),
  belongs: ({ date }, filter) => date === (filter as { date: string }).date,
}
const entry = (id: string, date: string): Entry => ({ id, date, version: 1 })
const monday = { date: '2025-03-03' }
const tuesday = { date: '2025-03-04' }

/** Another page that opens what this one has kept. */
async function reopened(shelf: ReturnType<typeof memoryShelf>): Promise<Copy> {
  const copy = new Copy(shelf, () => [])
  await copy.load()
  return copy
}

describe('the copy of a room', () => {
  it('knows the day that was looked at, and no other', async () => {
    const shelf = memoryShelf()
    const copy = new Copy(shelf, () => [])
    assert.equal(copy.list(room, monday), undefined)
    copy.learnList(room, monday, [entry('a', monday.date)])
    await copy.written()
    const next = await reopened(shelf)
    assert.deepEqual(next.list(room, monday), [entry('a', monday.date)])
    assert.equal(next.list(room, tuesday), undefined)
    assert.equal(next.list(room, undefined), undefined)
  })

  it('knows every day once the whole room was read, whatever day is looked at then', async () => {
    const shelf = memoryShelf()
    const copy = new Copy(shelf, () => [])
    copy.learnList(room, undefined, [entry('a', monday.date), entry('b', tuesday.date)])
    copy.learnList(room, monday, [])
    await copy.written()
    const next = await reopened(shelf)
    assert.deepEqual(next.list(room, monday), [])
    assert.deepEqual(next.list(room, undefined), [entry('b', tuesday.date)])
  })

  it('counts as whole on the device only once all of it lies there, as it is known by then', async () => {
    const shelf = memoryShelf()
    const copy = new Copy(shelf, () => [])
    const many = Array.from({ length: 250 }, (_, index) => entry(`${1000 + index}`, monday.date))
    const write = shelf.write.bind(shelf)
    let writes = 0
    shelf.write = async (...args) => {
      assert.equal((await reopened(shelf)).list(room, undefined), undefined)
      writes += 1
      // Sent while the rest is still to be written.
      if (writes === 1) await copy.learnSent(room.path, '1249', { ...entry('1249', monday.date), version: 2 })
      await write(...args)
    }
    copy.learnList(room, undefined, many)
    assert.equal(writes, 0)
    await copy.written()
    const known = [...many.slice(0, -1), { ...entry('1249', monday.date), version: 2 }]
    assert.deepEqual((await reopened(shelf)).list(room, undefined), known)
  })

  it('has what was sent on the device at once, also where a list told of it a moment before', async () => {
    const shelf = memoryShelf()
    const copy = new Copy(shelf, () => [])
    const sent = entry('a', monday.date)
    copy.learnList(room, undefined, [sent, entry('b', monday.date)])
    await copy.learnSent(room.path, 'a', sent)
    assert.deepEqual(await shelf.entries('records'), [[`${room.path} a`, sent]])
    await copy.written()
  })

  it('does not believe a list that was asked for before a change was sent', async () => {
    const copy = new Copy(memoryShelf(), () => [])
    copy.learnList(room, undefined, [entry('a', monday.date), entry('b', monday.date)])
    const begun = performance.now()
    await copy.learnSent(room.path, 'a', { ...entry('a', monday.date), version: 2 })
    await copy.learnSent(room.path, 'b', undefined)
    await copy.learnSent(room.path, 'c', entry('c', monday.date))
    await copy.learnSent(room.path, 'd', entry('d', tuesday.date))
    const late = [entry('a', monday.date), entry('b', monday.date)]
    const current = [{ ...entry('a', monday.date), version: 2 }, entry('c', monday.date)]
    assert.deepEqual(copy.upToDate(room, monday, late, begun), current)
    const after = [...current, entry('e', monday.date)]
    assert.deepEqual(copy.upToDate(room, monday, after, performance.now() + 1), after)
  })
})
