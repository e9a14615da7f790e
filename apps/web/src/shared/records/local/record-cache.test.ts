import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { RecordType, StoredRecord } from '../record-type.ts'
import { RecordCache } from './record-cache.ts'
import { memoryStore } from './local-store.ts'

interface Entry extends StoredRecord {
  readonly date: string
}

const type: RecordType<Entry> = {
  path: '/api/events',
  compare: (a, b) => a.id.localeCompare(b.id),
  belongs: ({ date }, filter) => date === (filter as { date: string }).date,
}
const entry = (id: string, date: string): Entry => ({ id, date, version: 1 })
const monday = { date: '2025-03-03' }
const tuesday = { date: '2025-03-04' }

/** Another page that opens what this one has kept. */
async function reopened(store: ReturnType<typeof memoryStore>): Promise<RecordCache> {
  const cache = new RecordCache(store, () => [])
  await cache.load()
  return cache
}

describe('the cache of a record type', () => {
  it('knows the day that was looked at, and no other', async () => {
    const store = memoryStore()
    const cache = new RecordCache(store, () => [])
    assert.equal(cache.list(type, monday), undefined)
    cache.replaceList(type, monday, [entry('a', monday.date)])
    await cache.written()
    const next = await reopened(store)
    assert.deepEqual(next.list(type, monday), [entry('a', monday.date)])
    assert.equal(next.list(type, tuesday), undefined)
    assert.equal(next.list(type, undefined), undefined)
  })

  it('knows every day once all records were read, whatever day is looked at then', async () => {
    const store = memoryStore()
    const cache = new RecordCache(store, () => [])
    cache.replaceList(type, undefined, [entry('a', monday.date), entry('b', tuesday.date)])
    cache.replaceList(type, monday, [])
    await cache.written()
    const next = await reopened(store)
    assert.deepEqual(next.list(type, monday), [])
    assert.deepEqual(next.list(type, undefined), [entry('b', tuesday.date)])
  })

  it('counts as whole on the device only once all of it lies there, as it is known by then', async () => {
    const store = memoryStore()
    const cache = new RecordCache(store, () => [])
    const many = Array.from({ length: 250 }, (_, index) => entry(`${1000 + index}`, monday.date))
    const write = store.write.bind(store)
    let writes = 0
    store.write = async (...args) => {
      assert.equal((await reopened(store)).list(type, undefined), undefined)
      writes += 1
      // Sent while the rest is still to be written.
      if (writes === 1)
        await cache.upsertSent(type.path, '1249', { ...entry('1249', monday.date), version: 2 })
      await write(...args)
    }
    cache.replaceList(type, undefined, many)
    assert.equal(writes, 0)
    await cache.written()
    const known = [...many.slice(0, -1), { ...entry('1249', monday.date), version: 2 }]
    assert.deepEqual((await reopened(store)).list(type, undefined), known)
  })

  it('has what was sent on the device at once, also where a list told of it a moment before', async () => {
    const store = memoryStore()
    const cache = new RecordCache(store, () => [])
    const sent = entry('a', monday.date)
    cache.replaceList(type, undefined, [sent, entry('b', monday.date)])
    await cache.upsertSent(type.path, 'a', sent)
    assert.deepEqual(await store.entries('records'), [[`${type.path} a`, sent]])
    await cache.written()
  })

  it('is written again as a whole where the storage was cleared', async () => {
    const store = memoryStore()
    const cache = new RecordCache(store, () => [])
    const all = [entry('a', monday.date), entry('b', tuesday.date)]
    cache.replaceList(type, undefined, all)
    await cache.written()
    await store.erase()
    cache.writeAgain()
    await cache.written()
    assert.deepEqual((await reopened(store)).list(type, undefined), all)
  })

  it('does not believe a list that was asked for before a change was sent', async () => {
    const cache = new RecordCache(memoryStore(), () => [])
    cache.replaceList(type, undefined, [entry('a', monday.date), entry('b', monday.date)])
    const begun = performance.now()
    await cache.upsertSent(type.path, 'a', { ...entry('a', monday.date), version: 2 })
    await cache.upsertSent(type.path, 'b', undefined)
    await cache.upsertSent(type.path, 'c', entry('c', monday.date))
    await cache.upsertSent(type.path, 'd', entry('d', tuesday.date))
    const late = [entry('a', monday.date), entry('b', monday.date)]
    const current = [{ ...entry('a', monday.date), version: 2 }, entry('c', monday.date)]
    assert.deepEqual(cache.upToDate(type, monday, late, begun), current)
    const after = [...current, entry('e', monday.date)]
    assert.deepEqual(cache.upToDate(type, monday, after, performance.now() + 1), after)
  })

  it('knows what repeats once that was read, besides the days it knows', async () => {
    const store = memoryStore()
    const cache = new RecordCache(store, () => [])
    const series = { series: true }
    const repeating: RecordType<Entry> = {
      ...type,
      belongs: ({ id, date }, filter) =>
        'series' in (filter as object) ? id.startsWith('weekly') : date === (filter as { date: string }).date,
    }
    cache.replaceList(repeating, series, [entry('weekly', '2020-01-01')])
    assert.equal(cache.list(repeating, monday), undefined)
    cache.replaceList(repeating, monday, [entry('a', monday.date)])
    await cache.written()
    const next = await reopened(store)
    assert.deepEqual(next.list(repeating, series), [entry('weekly', '2020-01-01')])
    assert.deepEqual(next.list(repeating, monday), [entry('a', monday.date)])
    assert.equal(next.list(repeating, tuesday), undefined)
  })
})
