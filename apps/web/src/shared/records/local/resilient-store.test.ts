import assert from 'node:assert/strict'
import { after, describe, it, type TestContext } from 'node:test'
import { bodyPath } from '../record-type.ts'
import { type LocalStore, memoryStore } from './local-store.ts'
import { ResilientStore } from './resilient-store.ts'

const full = () => new DOMException('No room', 'QuotaExceededError')
const lost = () => new DOMException('The database connection is closing', 'InvalidStateError')

const change = (id: string) => ({ path: '/api/prayers', op: 'add', id, title: id, body: {}, attempts: 0 })
const added = (id: string) => () => ({ added: change(id) })
const draft = (words: string) => [{ values: { words }, at: 1, id: words }]

/** Stops their timers, which would hold up the process. */
const opened: ResilientStore[] = []
after(() => {
  for (const store of opened) store.stop()
})

/** A device whose storage does what the test says. */
class Device {
  disk = memoryStore()
  /** What every write fails with, and every read unless there is only no room. */
  fault: (() => Error) | undefined
  /** Whether the storage may be opened again. */
  isGone = false
  /** How often it was opened. */
  openings = 0

  #connection(): LocalStore {
    const { disk } = this
    let isClosed = false
    const work = async <T>(does: () => Promise<T>, isRead: boolean): Promise<T> => {
      // Cleared meanwhile: what was connected is no longer there.
      if (isClosed || disk !== this.disk) throw lost()
      const error = this.fault?.()
      if (error !== undefined && !(isRead && error.name === 'QuotaExceededError')) throw error
      return does()
    }
    return {
      entries: (...args) => work(() => disk.entries(...args), true),
      get: (...args) => work(() => disk.get(...args), true),
      unsent: () => work(() => disk.unsent(), true),
      write: (...args) => work(() => disk.write(...args), false),
      edit: (...args) => work(() => disk.edit(...args), false),
      erase: () => disk.erase(),
      close: () => {
        isClosed = true
      },
    }
  }

  async open(): Promise<ResilientStore> {
    const reopen = async () => {
      if (this.isGone) throw lost()
      this.openings += 1
      return this.#connection()
    }
    const store = await ResilientStore.on(this.#connection(), reopen)
    opened.push(store)
    return store
  }

  clear(): void {
    this.disk = memoryStore()
  }

  async ids(): Promise<unknown[]> {
    return (await this.disk.unsent()).map(([, value]) => (value as { id: string }).id)
  }
}

/** Pauses pass when the test says so. */
function clock({ mock }: TestContext) {
  mock.timers.enable({ apis: ['setTimeout'] })
  mock.method(console, 'warn', () => {})
  return async (store: ResilientStore) => {
    mock.timers.tick(30_000)
    await store.recover()
  }
}

describe('while the storage works', () => {
  it('everything is in it and nothing is unstored', async () => {
    const device = new Device()
    const store = await device.open()
    await store.write('drafts', new Map([['form', draft('one')]]))
    const { addedKey } = await store.edit(added('a'))
    assert.equal(addedKey, 1)
    assert.deepEqual(await device.disk.get('drafts', 'form'), draft('one'))
    assert.deepEqual(await device.ids(), ['a'])
    const { outbox, drafts } = store.unstored.get()
    assert.deepEqual([outbox.size, drafts.size, store.failure.get()], [0, 0, undefined])
  })
})

describe('a storage without room', () => {
  it('leaves what is written in memory, where it can be read, changed and taken out', async (t) => {
    const device = new Device()
    const pass = clock(t)
    const store = await device.open()
    await store.edit(added('before'))
    await store.write('bodies', new Map([['s1', 'stored']]))
    device.fault = full
    await store.write('drafts', new Map([['form', draft('one')]]))
    const { addedKey, unsent } = await store.edit(added('a'))
    assert.equal(store.failure.get(), 'full')
    assert.deepEqual(
      unsent.map(([, value]) => (value as { id: string }).id),
      ['before', 'a'],
    )
    assert.deepEqual(await store.unsent(), unsent)
    assert.deepEqual(await store.get('drafts', 'form'), draft('one'))
    assert.equal(await store.get('bodies', 's1'), 'stored')
    assert.deepEqual([...store.unstored.get().outbox], [addedKey])
    assert.deepEqual([...store.unstored.get().drafts], ['form'])
    await store.edit(() => ({ put: new Map([[addedKey ?? 0, undefined]]) }))
    await store.write('drafts', new Map([['form', undefined]]))
    assert.equal(store.unstored.get().outbox.size + store.unstored.get().drafts.size, 0)
    device.fault = undefined
    await pass(store)
    assert.deepEqual(await device.ids(), ['before'])
  })

  it('gets it as soon as there is room, after what another tab has stored meanwhile', async (t) => {
    const device = new Device()
    const pass = clock(t)
    const store = await device.open()
    await store.edit(added('before'))
    device.fault = full
    const { addedKey = 0 } = await store.edit(added('a'))
    await store.edit(added('b'))
    await store.edit(() => ({ put: new Map([[1, { ...change('before'), attempts: 1 }]]) }))
    // It has the very next number.
    await device.disk.edit(added('of another tab'))
    device.fault = undefined
    await pass(store)
    assert.equal(store.failure.get(), undefined)
    assert.equal(store.unstored.get().outbox.size, 0)
    const rows = new Map(await device.disk.unsent())
    assert.deepEqual((rows.get(addedKey) as { id: string }).id, 'a')
    assert.deepEqual((rows.get(1) as { attempts: number }).attempts, 1)
    assert.deepEqual(new Set(await device.ids()), new Set(['before', 'of another tab', 'a', 'b']))
    assert.deepEqual(await store.unsent(), await device.disk.unsent())
  })

  it('does not bring back what another tab has sent', async (t) => {
    const device = new Device()
    const pass = clock(t)
    const store = await device.open()
    await store.edit(added('a'))
    device.fault = full
    await store.edit(() => ({ put: new Map([[1, { ...change('a'), attempts: 1 }]]) }))
    await device.disk.edit(() => ({ put: new Map([[1, undefined]]) }))
    device.fault = undefined
    await pass(store)
    assert.deepEqual(await device.ids(), [])
    assert.deepEqual(await store.unsent(), [])
  })

  it('is tried again for a change that somebody waits for', async (t) => {
    const device = new Device()
    clock(t)
    const store = await device.open()
    device.fault = full
    await store.write('drafts', new Map([['form', draft('one')]]))
    device.fault = undefined
    await store.edit(added('a'), 'strict')
    assert.deepEqual(await device.ids(), ['a'])
    assert.deepEqual(await device.disk.get('drafts', 'form'), draft('one'))
    assert.equal(store.failure.get(), undefined)
  })
})

describe('a connection that was closed', () => {
  it('is opened again, unnoticed', async () => {
    const device = new Device()
    const store = await device.open()
    await store.write('drafts', new Map([['form', draft('one')]]))
    let faults = 1
    device.fault = () => {
      faults -= 1
      if (faults === 0) device.fault = undefined
      return lost()
    }
    await store.write('drafts', new Map([['form', draft('two')]]))
    assert.deepEqual(await device.disk.get('drafts', 'form'), draft('two'))
    assert.deepEqual([device.openings, store.cleared.get(), store.failure.get()], [1, 0, undefined])
  })

  it('is not opened again where nothing may be stored any longer, and what is stored there stays', async (t) => {
    const device = new Device()
    clock(t)
    const store = await device.open()
    await store.edit(added('a'))
    device.isGone = true
    device.fault = lost
    await store.edit(added('b'))
    device.fault = undefined
    store.onClosed()
    await store.recover()
    assert.equal(store.failure.get(), 'broken')
    assert.deepEqual(await device.ids(), ['a'])
    assert.equal((await store.unsent()).length, 2)
  })

  it('is left alone once the session has ended', async () => {
    const device = new Device()
    const store = await device.open()
    store.stop()
    device.clear()
    store.onClosed()
    assert.equal(await store.recover(), false)
    assert.equal(device.openings, 0)
  })

  it('refuses to read a text that was never read, so that nobody writes over it', async (t) => {
    const device = new Device()
    clock(t)
    const store = await device.open()
    await device.disk.write('bodies', new Map([['s1', 'words of an earlier day']]))
    device.fault = lost
    await assert.rejects(store.get('bodies', 's1'))
    device.fault = undefined
    await store.recover()
    assert.equal(await store.get('bodies', 's1'), 'words of an earlier day')
  })
})

describe('a storage that the browser has cleared', () => {
  it('gets everything again that was written on this page', async () => {
    const device = new Device()
    const store = await device.open()
    await store.edit(added('a'))
    await store.edit(added('b'))
    await store.write('drafts', new Map([['form', draft('one')]]))
    await store.write('bodies', new Map([['s1', 'words']]))
    await store.edit(() => ({ added: { ...change('s1'), path: bodyPath, op: 'update' } }))
    const before = await store.unsent()
    device.clear()
    store.onClosed()
    await store.recover()
    assert.equal(store.cleared.get(), 1)
    assert.deepEqual(await device.disk.unsent(), before)
    assert.deepEqual(await device.disk.get('drafts', 'form'), draft('one'))
    assert.equal(await device.disk.get('bodies', 's1'), 'words')
  })

  it('is noticed by the next write, if nobody tells', async () => {
    const device = new Device()
    const store = await device.open()
    await store.edit(added('a'))
    device.clear()
    const { addedKey } = await store.edit(added('b'))
    assert.equal(addedKey, 2)
    assert.deepEqual(await device.ids(), ['a', 'b'])
  })

  it('does not get a text again that the server has', async () => {
    const device = new Device()
    const store = await device.open()
    await store.write('bodies', new Map([['s1', 'words']]))
    await store.edit(() => ({ added: { ...change('s1'), path: bodyPath, op: 'update' } }))
    await store.edit(() => ({ put: new Map([[1, undefined]]) }))
    device.clear()
    await store.edit(added('a'))
    assert.deepEqual(await device.disk.entries('bodies'), [])
  })
})

describe('a shared device', () => {
  it('has everything in memory, and says so', async () => {
    const store = ResilientStore.inMemory()
    const { addedKey = 0 } = await store.edit(added('a'))
    await store.write('bodies', new Map([['s1', 'words']]))
    await store.write('answers', new Map([['/api/user', 1]]))
    assert.equal(await store.get('bodies', 's1'), 'words')
    assert.deepEqual(await store.entries('answers'), [])
    assert.deepEqual([...store.unstored.get().outbox, ...store.unstored.get().bodies], [addedKey, 's1'])
    assert.equal(store.failure.get(), undefined)
  })
})
