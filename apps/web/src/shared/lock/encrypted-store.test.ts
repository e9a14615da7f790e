import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type LocalStore, memoryStore, storeNames } from '#shared/records/local/local-store.ts'
import { createSealer, randomKey, unwrapKey, wrapKey } from './cipher.ts'
import { encryptedStore } from './encrypted-store.ts'
import { moveRows } from './move-rows.ts'

const prayer = { id: 'p1', title: 'For Ruth’s mother', version: 1 }
const change = { path: '/api/prayers', op: 'add', id: 'p2', title: 'For Daniel', body: {}, attempts: 0 }

const pair = (key = randomKey()) => {
  const inner = memoryStore()
  return { inner, store: encryptedStore(inner, createSealer(key)) }
}

/** Everything in a store, unsent changes too. */
async function contents(store: LocalStore): Promise<unknown> {
  const rows = await Promise.all(storeNames.map(async (name) => (await store.entries(name)).toSorted()))
  return { rows, unsent: await store.unsent() }
}

async function fill(store: LocalStore, count = 1): Promise<void> {
  for (const name of storeNames) {
    const rows = Array.from(
      { length: count },
      (_, index) => [`/api/prayers p${index}`, { name, index }] as const,
    )
    await store.write(name, new Map(rows))
  }
  const changes = Array.from({ length: count }, (_, index) => [index + 1, { ...change, index }] as const)
  await store.edit(() => ({ put: new Map(changes) }))
}

describe('an encrypted store', () => {
  it('gives back what was put into each of its stores', async () => {
    for (const name of storeNames) {
      const { store } = pair()
      await store.write(name, new Map([['/api/prayers p1', prayer]]))
      assert.deepEqual(await store.get(name, '/api/prayers p1'), prayer)
      assert.deepEqual(await store.entries(name), [['/api/prayers p1', prayer]])
      assert.equal(await store.get(name, '/api/prayers p2'), undefined)
      await store.write(name, new Map([['/api/prayers p1', undefined]]))
      assert.deepEqual(await store.entries(name), [])
    }
  })

  it('shows neither names nor words to who has no key', async () => {
    const { inner, store } = pair()
    await fill(store)
    for (const name of storeNames) {
      for (const [key, value] of await inner.entries(name)) {
        assert.match(key, /^[\w-]{43}$/)
        assert.ok(value instanceof Uint8Array)
      }
    }
    for (const [, value] of await inner.unsent()) assert.ok(value instanceof Uint8Array)
    assert.deepEqual(await pair().store.entries('records'), [])
  })

  it('never seals the same value twice alike', async () => {
    const { inner, store } = pair()
    const write = async () => {
      await store.write('drafts', new Map([['form', prayer]]))
      return (await inner.entries('drafts'))[0]?.[1]
    }
    assert.notDeepEqual(await write(), await write())
    assert.equal((await inner.entries('drafts')).length, 1)
  })

  it('does not open a row that was moved, changed or sealed with another key', async () => {
    const key = randomKey()
    const { inner, store } = pair(key)
    await store.write(
      'records',
      new Map([
        ['a', 'first'],
        ['b', 'second'],
      ]),
    )
    const [[first, one] = ['', undefined], [second, two] = ['', undefined]] = await inner.entries('records')
    await inner.write(
      'records',
      new Map([
        [first, two],
        [second, one],
      ]),
    )
    assert.deepEqual(await store.entries('records'), [])
    await inner.write(
      'records',
      new Map([
        [first, one],
        [second, undefined],
      ]),
    )
    assert.equal((await store.entries('records')).length, 1)
    await inner.write(
      'records',
      new Map([[first, (one as Uint8Array).with(30, 1 ^ ((one as Uint8Array)[30] ?? 0))]]),
    )
    assert.deepEqual(await store.entries('records'), [])
  })

  it('edits unsent changes in one step, with their own numbers', async () => {
    const { store } = pair()
    const { addedKey = 0 } = await store.edit(() => ({ added: change }), 'strict')
    const { unsent } = await store.edit((before) => {
      assert.deepEqual(before, [[addedKey, change]])
      return { put: new Map([[addedKey, { ...change, attempts: 1 }]]), added: { ...change, id: 'p3' } }
    })
    assert.deepEqual(unsent, await store.unsent())
    assert.deepEqual(
      unsent.map(([, value]) => [(value as typeof change).id, (value as typeof change).attempts]),
      [
        ['p2', 1],
        ['p3', 0],
      ],
    )
  })

  it('leaves an unsent change that it cannot open in its place', async () => {
    const { inner } = pair()
    const damaged = new Uint8Array([1, 2, 3])
    await inner.edit(() => ({ added: damaged }))
    const store = encryptedStore(inner, createSealer(randomKey()))
    assert.deepEqual(await store.unsent(), [[1, damaged]])
  })
})

describe('moving rows', () => {
  it('takes all of them, also more than fit into one step, and new changes come after the old ones', async () => {
    const plain = memoryStore()
    await fill(plain, 450)
    const before = await contents(plain)
    const { store } = pair()
    await moveRows(plain, store)
    assert.deepEqual(await contents(store), before)
    assert.deepEqual(await contents(plain), await contents(memoryStore()))
    const { addedKey } = await store.edit(() => ({ added: change }))
    assert.equal(addedKey, 451)
  })

  it('loses and doubles nothing when it is broken off at any step, in both directions', async () => {
    for (const isLocking of [true, false]) {
      for (let steps = 0; ; steps++) {
        const { store: locked } = pair()
        const plain = memoryStore()
        const [from, to] = isLocking ? [plain, locked] : [locked, plain]
        await fill(from, 250)
        const before = await contents(from)
        const page = new DyingPage(steps)
        const isBroken = await moveRows(page.use(from), page.use(to)).then(
          () => false,
          () => true,
        )
        // A lock that is on when the page starts again moves everything into the encrypted store.
        await moveRows(plain, locked)
        assert.deepEqual(await contents(locked), before, `${isLocking ? 'on' : 'off'}, after ${steps} writes`)
        if (!isBroken) break
      }
    }
  })
})

/** A page that dies after so many writes, whichever store they go to. */
class DyingPage {
  #left: number

  constructor(writes: number) {
    this.#left = writes
  }

  use(inner: LocalStore): LocalStore {
    return {
      ...inner,
      write: async (store, changes) => {
        this.#count()
        await inner.write(store, changes)
      },
      edit: async (next, durability) => {
        this.#count()
        return inner.edit(next, durability)
      },
    }
  }

  #count(): void {
    this.#left -= 1
    if (this.#left < 0) throw new Error('The page died')
  }
}

describe('a wrapped key', () => {
  it('opens with its own key only', () => {
    const [key, wrapping] = [randomKey(), randomKey()]
    const wrapped = wrapKey(wrapping, key)
    assert.deepEqual(unwrapKey(wrapping, wrapped), key)
    assert.equal(unwrapKey(randomKey(), wrapped), undefined)
    for (const damaged of ['', 'x', wrapped.slice(1), `${wrapped.slice(0, -2)}AA`, '~']) {
      assert.equal(unwrapKey(wrapping, damaged), undefined, damaged)
    }
  })
})

describe('sealed text', () => {
  it('is opened where it was sealed, and text from before the lock stays as it is', () => {
    const sealer = createSealer(randomKey())
    const sealed = sealer.sealText('place', 'Psalm 23')
    assert.equal(sealer.openText('place', sealed), 'Psalm 23')
    assert.equal(sealer.openText('elsewhere', sealed), null)
    assert.equal(sealer.openText('place', 'sealed ~'), null)
    assert.equal(sealer.openText('place', '{"history":[]}'), '{"history":[]}')
  })
})
