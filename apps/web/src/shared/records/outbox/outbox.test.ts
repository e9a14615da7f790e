import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { setImmediate as settle } from 'node:timers/promises'
import { ApiError } from '#shared/api/error.ts'
import type { StoredRecord } from '../record-type.ts'
import { emptyOutbox, type OutboxParts } from './outbox-queue.ts'
import { Outbox } from './outbox.ts'
import type { Change, OutboxItem } from './outbox-item.ts'
import { memoryStore } from '../local/local-store.ts'

const path = '/api/prayers'
const record = (id: string, title: string, version = 0) => ({ id, title, version })
const add = (id: string, title: string): Change => ({
  path,
  op: 'add',
  id,
  title,
  body: { title },
  record: record(id, title),
})
const update = (id: string, title: string, version = 1): Change => ({
  path,
  op: 'update',
  id,
  title,
  version,
  body: { title },
  record: record(id, title, version),
})
const remove = (id: string): Change => ({ path, op: 'remove', id, title: '', body: {} })

/** Closed at the end: one that still tries to send would hold up the process. */
const opened: Outbox[] = []
after(() => {
  for (const outbox of opened) outbox.close()
})

const unreachable = () => new ApiError('No connection', 0)

/** A server in memory that keeps the rules of the real one, and a network that does what the test says. */
function world(parts: Partial<OutboxParts> = {}) {
  const stored = new Map<string, StoredRecord & Record<string, unknown>>()
  const log: string[] = []
  const network = { fail: undefined as (() => Error) | undefined, loseAnswer: false }
  const send = async (item: OutboxItem): Promise<StoredRecord | undefined> => {
    const { op, id, title, body, version } = item
    // After a crash, what is shown of it is all that the next change knows of the version.
    if (op === 'update') assert.equal(item.record?.version, version)
    if (network.fail !== undefined) throw network.fail()
    const known = stored.get(id)
    log.push(`${op} ${title || id}`)
    if (op === 'add') {
      if (known === undefined) stored.set(id, { ...body, id, version: 1 })
    } else if (known === undefined) {
      throw new ApiError('Not found', 404)
    } else if (op === 'remove') {
      stored.delete(id)
    } else {
      if (version !== known.version) throw new ApiError('Changed meanwhile', 409, { current: known })
      stored.set(id, { ...known, ...body, version: known.version + 1 })
    }
    if (network.loseAnswer) {
      network.loseAnswer = false
      throw unreachable()
    }
    return op === 'remove' ? undefined : stored.get(id)
  }
  const store = parts.store ?? memoryStore()
  const open = (others: Partial<OutboxParts> = {}) => {
    const outbox = new Outbox({
      store,
      send,
      oneTab: (work) => work(),
      announce: () => {},
      upsert: async () => {},
      onSent: () => {},
      onSignedOut: () => log.push('signed out'),
      onChangedElsewhere: () => {},
      isServerWell: async () => true,
      ...parts,
      ...others,
    })
    opened.push(outbox)
    return outbox
  }
  const outbox = open()
  const settled = async () => {
    outbox.drain()
    // All of this world is in memory: its promises are settled before the event loop turns.
    await settle()
  }
  return { stored, log, network, store, send, outbox, open, settled }
}

const offline = (test: ReturnType<typeof world>) => {
  test.network.fail = unreachable
}
const online = async (test: ReturnType<typeof world>) => {
  test.network.fail = undefined
  await test.settled()
}

describe('an outbox with nothing to send', () => {
  it('stays the very same state, so that the first render is not done twice', async () => {
    const { outbox } = world()
    assert.equal(outbox.state, emptyOutbox)
    await outbox.load()
    outbox.resume()
    outbox.drain()
    await settle()
    assert.equal(outbox.state, emptyOutbox)
  })
})

describe('while this device cannot store anything', () => {
  it('a change is sent all the same', async () => {
    const { outbox, stored } = world({ isInMemory: () => true })
    assert.equal((await outbox.submit(add('a', 'One'))).sent, true)
    assert.equal(stored.size, 1)
  })

  it('a change that is not sent either stays in the form, which says so', async () => {
    const test = world({ isInMemory: () => true })
    offline(test)
    const submitted = test.outbox.submit(add('a', 'One'))
    await assert.rejects(submitted, (error) => error instanceof ApiError && error.code === 'not_stored')
    assert.deepEqual(await test.store.unsent(), [])
    await online(test)
    assert.equal(test.stored.size, 0)
    assert.equal((await test.outbox.submit(add('a', 'One'))).sent, true)
  })

  it('what cannot be read from it holds up nothing else', async () => {
    const test = world()
    const { send } = test
    const outbox = test.open({
      send: async (item) => {
        if (item.id === 'unread') throw new Error('The storage does not answer')
        return send(item)
      },
    })
    await outbox.mark(update('unread', 'A text'))
    await outbox.submit(add('a', 'One'))
    assert.deepEqual([...test.stored.keys()], ['a'])
    assert.deepEqual(
      outbox.state.items.map(({ id, refused }) => [id, refused]),
      [['unread', undefined]],
    )
  })
})

describe('a change while the server answers', () => {
  it('is sent and gives the stored record', async () => {
    const { outbox } = world()
    const outcome = await outbox.submit(add('a', 'One'))
    assert.deepEqual(outcome, { sent: true, record: { id: 'a', title: 'One', version: 1 } })
    assert.deepEqual(outbox.state.items, [])
  })

  it('is handed back with the reason when it is refused', async () => {
    const test = world()
    test.network.fail = () => new ApiError('Please enter a title', 400, { fields: { title: 'Too long' } })
    await assert.rejects(test.outbox.submit(add('a', 'One')), /Please enter a title/)
    assert.deepEqual(test.outbox.state.items, [])
  })

  it('is handed back when the server has a fault of its own', async () => {
    const test = world()
    test.network.fail = () => new ApiError('Broken', 500)
    await assert.rejects(test.outbox.submit(add('a', 'One')), /Broken/)
    assert.deepEqual(test.outbox.state.items, [])
  })
})

describe('what the server has stored', () => {
  it('lies on the device before the change is forgotten', async () => {
    const waiting: number[] = []
    const test = world({
      upsert: async () => {
        waiting.push((await test.store.unsent()).length)
      },
    })
    await test.outbox.submit(add('a', 'One'))
    assert.deepEqual(waiting, [1])
    assert.deepEqual(await test.store.unsent(), [])
  })
})

describe('a change that is made while the answer to the one before is taken in', () => {
  it('begins with the version of that answer', async () => {
    let second: Promise<unknown> | undefined
    const test = world({
      upsert: async (item) => {
        if (item.op === 'update') second ??= test.outbox.submit(update('a', 'Three'))
        await settle()
      },
    })
    await test.outbox.submit(add('a', 'One'))
    await test.outbox.submit(update('a', 'Two'))
    assert.deepEqual(await second, { sent: true, record: { id: 'a', title: 'Three', version: 3 } })
    assert.deepEqual(test.outbox.state.items, [])
  })
})

describe('what a screen is waiting for', () => {
  it('does not count as unsent until the wait is over', async () => {
    const test = world()
    const seen: boolean[] = []
    test.outbox.subscribe(() => {
      const { items, awaited } = test.outbox.state
      seen.push(items.some(({ key }) => !awaited.has(key)))
    })
    await test.outbox.submit(add('a', 'One'))
    test.network.fail = () => new ApiError('Please enter a title', 400)
    await assert.rejects(test.outbox.submit(add('b', 'Two')))
    assert.ok(seen.length > 4 && !seen.includes(true))
    offline(test)
    await test.outbox.submit(add('c', 'Three'))
    assert.equal(seen.at(-1), true)
    assert.equal(test.outbox.state.awaited.size, 0)
  })
})

describe('two changes of one record', () => {
  it('leave the later one to be seen, from the moment it is handed over', async () => {
    const test = world()
    const shown = () => test.outbox.latest({ path, id: 'a' }, undefined)?.['title' as 'id']
    await test.outbox.submit(add('a', 'One'))
    const first = test.outbox.submit(update('a', 'Two'))
    const second = test.outbox.submit(update('a', 'Three'))
    assert.equal(shown(), 'Three')
    await first
    assert.notEqual(shown(), 'Two')
    await second
    assert.equal(shown(), undefined)
    assert.equal(test.stored.get('a')?.['title'], 'Three')
  })
})

describe('a change without a connection', () => {
  it('is kept, and sent once when there is one again', async () => {
    const test = world()
    offline(test)
    assert.deepEqual(await test.outbox.submit(add('a', 'One')), { sent: false })
    assert.equal(test.outbox.state.items.length, 1)
    await online(test)
    assert.deepEqual(test.log, ['add One'])
    assert.deepEqual(test.outbox.state.items, [])
  })

  it('is found again by the next page', async () => {
    const test = world()
    offline(test)
    await test.outbox.submit(add('a', 'One'))
    test.outbox.close()
    test.network.fail = undefined
    const next = test.open()
    await next.load()
    next.drain()
    await settle()
    assert.equal(test.stored.get('a')?.['title'], 'One')
  })

  it('becomes one with a further change of the same record', async () => {
    const test = world()
    offline(test)
    await test.store.edit(() => ({ added: { ...add('a', 'One'), at: 1, attempts: 0 } }))
    await test.outbox.submit(update('a', 'Two', 0))
    assert.equal(test.outbox.state.items.length, 1)
    await online(test)
    assert.deepEqual(test.log, ['add Two'])
  })

  it('goes away with the record that was never sent', async () => {
    const test = world()
    await test.store.edit(() => ({ added: { ...add('a', 'One'), at: 1, attempts: 0 } }))
    await test.outbox.submit(remove('a'))
    await test.settled()
    assert.deepEqual(test.log, [])
  })

  it('that may have arrived is not mixed with the next: both are sent, in order, over the right version', async () => {
    const test = world()
    test.network.loseAnswer = true
    assert.deepEqual(await test.outbox.submit(add('a', 'One')), { sent: false })
    offline(test)
    await test.outbox.submit(update('a', 'Two', 0))
    await online(test)
    assert.deepEqual(test.log, ['add One', 'add One', 'update Two'])
    assert.equal(test.stored.get('a')?.['title'], 'Two')
  })
})

describe('a lost answer', () => {
  it('to an update is not a conflict with itself', async () => {
    const test = world()
    await test.outbox.submit(add('a', 'One'))
    test.network.loseAnswer = true
    assert.deepEqual(await test.outbox.submit(update('a', 'Two')), { sent: false })
    await test.settled()
    assert.deepEqual(test.outbox.state.items, [])
    assert.equal(test.stored.get('a')?.version, 2)
  })

  it('to a removal is a removal', async () => {
    const test = world()
    await test.outbox.submit(add('a', 'One'))
    test.network.loseAnswer = true
    await test.outbox.submit(remove('a'))
    await test.settled()
    assert.deepEqual(test.outbox.state.items, [])
    assert.equal(test.stored.has('a'), false)
  })
})

describe('a form that was opened before its record was sent', () => {
  it('does not meet its own older version', async () => {
    const test = world()
    await test.outbox.submit(add('a', 'One'))
    await test.outbox.submit(update('a', 'Two', 1))
    assert.deepEqual(await test.outbox.submit(update('a', 'Three', 1)), {
      sent: true,
      record: { id: 'a', title: 'Three', version: 3 },
    })
  })
})

describe('a change that is refused in the background', () => {
  async function refused() {
    const test = world()
    await test.outbox.submit(add('a', 'One'))
    offline(test)
    await test.outbox.submit(update('a', 'Mine'))
    test.stored.set('a', { id: 'a', title: 'Theirs', version: 2 })
    await test.outbox.submit(add('b', 'Other'))
    await online(test)
    return test
  }

  it('waits for the user with both texts, and the others go on', async () => {
    const { outbox, stored } = await refused()
    const [item] = outbox.state.items
    assert.equal(outbox.state.items.length, 1)
    assert.equal(item?.refused?.status, 409)
    assert.deepEqual(item?.refused?.current, { id: 'a', title: 'Theirs', version: 2 })
    assert.equal(item?.body['title'], 'Mine')
    assert.equal(stored.get('b')?.['title'], 'Other')
  })

  it('is sent over the other one if the user says so', async () => {
    const test = await refused()
    await test.outbox.retry(test.outbox.state.items[0]?.key ?? 0)
    await test.settled()
    assert.equal(test.stored.get('a')?.['title'], 'Mine')
    assert.deepEqual(test.outbox.state.items, [])
  })

  it('is gone only by the user’s own hand', async () => {
    const test = await refused()
    await test.settled()
    assert.equal(test.outbox.state.items.length, 1)
    await test.outbox.discard(test.outbox.state.items[0]?.key ?? 0)
    assert.equal(test.stored.get('a')?.['title'], 'Theirs')
    assert.deepEqual(test.outbox.state.items, [])
  })

  it('takes up what is mended in the form and is sent again', async () => {
    const test = await refused()
    await test.outbox.submit(update('a', 'Mended', 2))
    assert.equal(test.stored.get('a')?.['title'], 'Mended')
    assert.deepEqual(test.outbox.state.items, [])
  })
})

describe('a tap on a record whose last change still waits', () => {
  const tap: Change = {
    path,
    op: 'update',
    id: 'a',
    title: 'Mine',
    version: 0,
    body: { answered: true },
    record: record('a', 'Mine'),
  }
  const fault = () => new ApiError('Broken', 500)

  it('that fails leaves a new record waiting as it was', async () => {
    const test = world()
    await test.store.edit(() => ({ added: { ...add('a', 'Mine'), at: 1, attempts: 0 } }))
    test.network.fail = fault
    await assert.rejects(test.outbox.submit(tap), /Broken/)
    assert.deepEqual(
      test.outbox.state.items.map(({ op, body }) => ({ op, body })),
      [{ op: 'add', body: { title: 'Mine' } }],
    )
    await online(test)
    assert.deepEqual(test.stored.get('a'), { id: 'a', title: 'Mine', version: 1 })
  })

  async function inConflict() {
    const test = world()
    await test.outbox.submit(add('a', 'One'))
    offline(test)
    await test.outbox.submit(update('a', 'Mine'))
    test.stored.set('a', record('a', 'Theirs', 2))
    await online(test)
    return test
  }

  it('that meets the same conflict again leaves both texts to choose from', async () => {
    const test = await inConflict()
    await assert.rejects(test.outbox.submit({ ...tap, version: 1 }), /Changed meanwhile/)
    const [item] = test.outbox.state.items
    assert.deepEqual(item?.body, { title: 'Mine' })
    assert.deepEqual(item?.refused?.current, record('a', 'Theirs', 2))
  })

  it('leaves every word on the device if the page dies before the answer', async () => {
    const test = await inConflict()
    const sending = Promise.withResolvers<void>()
    const dying = world({
      store: test.store,
      send: () => {
        sending.resolve()
        return new Promise(() => {})
      },
    })
    await dying.outbox.load()
    void dying.outbox.submit({ ...tap, version: 1 })
    await sending.promise
    dying.outbox.close()
    const next = test.open()
    await next.load()
    assert.deepEqual(
      next.state.items.map(({ body }) => body),
      [{ title: 'Mine', answered: true }],
    )
    next.drain()
    await settle()
    assert.deepEqual(
      next.state.items.map(({ body, refused }) => [body, refused?.status]),
      [[{ title: 'Mine', answered: true }, 409]],
    )
    await next.retry(next.state.items[0]?.key ?? 0)
    await settle()
    assert.deepEqual(test.stored.get('a'), { id: 'a', title: 'Mine', answered: true, version: 3 })
    assert.deepEqual(await test.store.unsent(), [])
  })

  it('that fails takes back itself alone, not the tap before it', async () => {
    const test = await inConflict()
    test.network.fail = () => new ApiError('Not like this', 400)
    const [first, second] = await Promise.allSettled([
      test.outbox.submit({ ...tap, version: 2, body: { answered: true } }),
      test.outbox.submit({ ...tap, version: 2, body: { pinned: true } }),
    ])
    assert.equal(first.status, 'rejected')
    assert.equal(second.status, 'rejected')
    assert.deepEqual(
      test.outbox.state.items.map(({ body, refused }) => [body, refused?.status]),
      [[{ title: 'Mine' }, 409]],
    )
  })

  it('is one with it once it is kept: one change is sent', async () => {
    const test = world()
    offline(test)
    await test.store.edit(() => ({ added: { ...add('a', 'One'), at: 1, attempts: 0 } }))
    await test.outbox.submit(update('a', 'Two', 0))
    assert.equal((await test.store.unsent()).length, 1)
  })
})

describe('a create that the server has already, with other words', () => {
  it('is shown beside them, and goes over them as a change if the user says so', async () => {
    const test = world()
    test.network.fail = () => new ApiError('Changed', 409, { current: record('a', 'Theirs', 4) })
    await test.store.edit(() => ({ added: { ...add('a', 'Mine'), at: 1, attempts: 1 } }))
    await test.settled()
    assert.equal(test.outbox.state.items[0]?.refused?.status, 409)
    test.stored.set('a', record('a', 'Theirs', 4))
    test.network.fail = undefined
    await test.outbox.retry(test.outbox.state.items[0]?.key ?? 0)
    await test.settled()
    assert.deepEqual(test.stored.get('a'), record('a', 'Mine', 5))
  })
})

describe('a record that the server always fails over', () => {
  /** Fails over some of the records, or over all. */
  function failing(which: (id: string) => boolean, isWell = true) {
    const test = world({ isServerWell: async () => isWell, send: (item) => send(item) })
    const send = async (item: OutboxItem) => {
      test.log.push(item.id)
      if (which(item.id)) throw new ApiError('Broken', 500)
      return record(item.id, item.title, 1)
    }
    return test
  }
  const wait = (test: ReturnType<typeof world>, ...ids: string[]) =>
    Promise.all(ids.map((id) => test.store.edit(() => ({ added: { ...add(id, id), at: 1, attempts: 0 } }))))
  const aside = ({ outbox }: ReturnType<typeof world>) =>
    outbox.state.items.filter(({ refused }) => refused !== undefined).map(({ id }) => id)

  it('does not hold up the others', async () => {
    const test = failing((id) => id === 'bad')
    await wait(test, 'bad', 'b', 'c')
    await test.settled()
    assert.deepEqual(test.log, ['bad', 'b', 'c'])
    assert.deepEqual(
      test.outbox.state.items.map(({ id }) => id),
      ['bad'],
    )
  })

  it('is set aside after some tries, until the user has it sent again', async () => {
    let broken = true
    const test = failing((id) => broken && id === 'bad')
    await wait(test, 'bad', 'b')
    for (let count = 0; count < 5; count += 1) {
      assert.deepEqual(aside(test), [])
      await test.settled()
    }
    assert.deepEqual(aside(test), ['bad'])
    const tries = test.log.length
    await test.settled()
    assert.equal(test.log.length, tries)
    broken = false
    await test.outbox.retry(test.outbox.state.items[0]?.key ?? 0)
    await test.settled()
    assert.deepEqual(test.outbox.state.items, [])
  })

  it('keeps its own later changes behind it', async () => {
    const test = failing((id) => id === 'bad')
    await wait(test, 'bad', 'b')
    await test.settled()
    void test.outbox.submit(update('bad', 'Later', 0))
    await test.settled()
    assert.deepEqual(
      test.outbox.state.items.map(({ title }) => title),
      ['bad', 'Later'],
    )
  })

  it('does not hold up the others though several of its kind come first', async () => {
    const test = failing((id) => id.startsWith('bad'))
    await wait(test, 'bad 1', 'bad 2', 'bad 3', 'bad 4', 'good')
    await test.settled()
    assert.ok(test.log.includes('good'))
    for (let count = 0; count < 5; count += 1) await test.settled()
    assert.deepEqual(aside(test), ['bad 1', 'bad 2', 'bad 3', 'bad 4'])
  })

  it('is not set aside while the server is not well, and is asked for by few calls', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    const test = failing(() => true, false)
    await wait(test, ...ids)
    await test.settled()
    assert.deepEqual(test.log, ['a', 'b', 'c'])
    for (let count = 0; count < 10; count += 1) await test.settled()
    assert.deepEqual(aside(test), [])
    assert.equal(test.outbox.state.items.length, ids.length)
  })
})

describe('a browser in which sending itself fails', () => {
  it('pauses before it tries again, and keeps the change', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    let tries = 0
    const test = world({
      oneTab: async () => {
        tries += 1
        throw new TypeError('navigator.locks is undefined')
      },
    })
    assert.deepEqual(await test.outbox.submit(add('a', 'One')), { sent: false })
    t.mock.timers.tick(700)
    await settle()
    assert.equal(tries, 1)
    // The first pause is a second, or up to a quarter more.
    t.mock.timers.tick(600)
    await settle()
    assert.equal(tries, 2)
    assert.equal(test.outbox.state.items.length, 1)
  })
})

describe('a change in another tab', () => {
  it('is told once it is known here whether it still waits', async () => {
    const told: string[] = []
    const parts: Partial<OutboxParts> = {
      onChangedElsewhere: (path) => told.push(`changed ${path}`),
      onSent: () => told.push(`sent, ${second.outbox.state.items.length} waiting`),
    }
    const first = world({ announce: (announcement) => second.outbox.onMessage(announcement) })
    const second = world({ ...parts, store: first.store })
    await first.outbox.submit(add('a', 'One'))
    await settle()
    assert.deepEqual(told.at(-1), 'sent, 0 waiting')
    offline(first)
    await first.outbox.submit(add('b', 'Two'))
    await settle()
    assert.deepEqual(told.at(-1), `changed ${path}`)
  })
})

describe('a session that has ended', () => {
  it('keeps everything until its user is back', async () => {
    const test = world()
    test.network.fail = () => new ApiError('Please sign in to continue.', 401)
    assert.deepEqual(await test.outbox.submit(add('a', 'One')), { sent: false })
    assert.equal(test.outbox.state.signedOut, true)
    assert.deepEqual(test.log, ['signed out'])
    await online(test)
    assert.equal(test.stored.size, 0)
    test.outbox.resume()
    await test.settled()
    assert.equal(test.stored.get('a')?.['title'], 'One')
  })
})

describe('damaged storage', () => {
  it('does not stop the rest, and is not thrown away', async () => {
    const test = world()
    await test.store.edit(() => ({ added: { nonsense: true } }))
    await test.store.edit(() => ({
      added: { ...add('../login', 'x'), path: '/api/../x', at: 1, attempts: 0 },
    }))
    await test.outbox.submit(add('a', 'One'))
    assert.equal(test.stored.get('a')?.['title'], 'One')
    assert.equal(test.outbox.state.damaged.length, 2)
  })
})
