import assert from 'node:assert/strict'
import { it } from 'node:test'
import { occurrenceId, occurrencesOf } from '@stillwater/contract/calendar/occurrences'
import { ApiError } from '#shared/api/error.ts'
import { memoryStore } from '#shared/records/local/local-store.ts'
import { holds } from '#shared/records/outbox/holds.ts'
import { Outbox } from '#shared/records/outbox/outbox.ts'
import type { OutboxItem } from '#shared/records/outbox/outbox-item.ts'

const path = '/api/events'
const range = { from: '2025-03-01', to: '2025-03-31' }

interface Stored {
  readonly id: string
  readonly version: number
  readonly title: string
  readonly date: string
  readonly days: number
  readonly repeats: string | null
  readonly exception: 'changed' | 'canceled' | 'none' | null
}

const weekly: Stored = {
  id: 's',
  version: 1,
  title: 'Elders',
  date: '2025-03-05',
  days: 1,
  repeats: 'FREQ=WEEKLY',
  exception: null,
}

/** The server's rules: versions are checked, a repeated create makes nothing. */
class Server {
  readonly events = new Map<string, Stored>([[weekly.id, weekly]])

  handle({ op, id, body, version }: OutboxItem): Stored {
    const known = this.events.get(id)
    if (op === 'add' && known !== undefined && holds(known, body)) return known
    // A create that is there with other words is a conflict to the sender, as in `send-item.ts`.
    if (op === 'add' ? known !== undefined : known?.version !== version)
      throw new ApiError('Changed meanwhile', 409, { current: known })
    const stored = { ...weekly, ...known, ...body, id, version: (known?.version ?? 0) + 1 } as Stored
    this.events.set(id, stored)
    return stored
  }

  /** What a calendar shows of it. */
  shown(): string[] {
    const events = [...this.events.values()]
    const series = events.filter(({ repeats }) => repeats !== null)
    return [
      ...events.filter(({ exception }) => exception === 'changed'),
      ...occurrencesOf(series, events, range),
    ]
      .map(({ date, title }) => `${date.slice(8)} ${title}`)
      .sort()
  }
}

/** A device that is offline until it is told otherwise. */
function device(server: Server) {
  let online = false
  const outbox = new Outbox({
    store: memoryStore(),
    oneTab: (work) => work(),
    announce: () => {},
    onSignedOut: () => {},
    onChangedElsewhere: () => {},
    isServerWell: () => Promise.resolve(true),
    upsert: () => Promise.resolve(),
    onSent: () => {},
    send: (item) =>
      online ? Promise.resolve(server.handle(item)) : Promise.reject(new ApiError('No connection', 0)),
  })
  const exception = (date: string, body: Partial<Stored>) =>
    outbox.submit({
      path,
      op: 'add',
      id: occurrenceId('s', date),
      title: '',
      body: { date, repeats: null, ...body },
    })
  return {
    outbox,
    connect() {
      online = true
      outbox.drain()
    },
    changeOne: (date: string, title: string) => exception(date, { title, exception: 'changed' }),
    cancelOne: (date: string) => exception(date, { exception: 'canceled' }),
    changeAll: (title: string) =>
      outbox.submit({ path, op: 'update', id: 's', title, version: 1, body: { title } }),
  }
}

const settled = async () => {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

for (const order of [
  ['phone', 'tablet'],
  ['tablet', 'phone'],
] as const) {
  it(`one changed on a phone and all on a tablet are both seen, whichever syncs first (${order[0]})`, async () => {
    const server = new Server()
    const devices = { phone: device(server), tablet: device(server) }
    await devices.phone.changeOne('2025-03-12', 'A visit')
    await devices.phone.cancelOne('2025-03-19')
    await devices.tablet.changeAll('Deacons')
    await devices.tablet.cancelOne('2025-03-26')
    for (const name of order) {
      devices[name].connect()
      await settled()
    }
    for (const { outbox } of Object.values(devices)) {
      assert.deepEqual(outbox.state.items, [])
      outbox.close()
    }
    assert.deepEqual(server.shown(), ['05 Deacons', '12 A visit'])
  })
}

it('the same date changed on two devices is a conflict with both texts, as for every record', async () => {
  const server = new Server()
  const [phone, tablet] = [device(server), device(server)]
  await phone.changeOne('2025-03-12', 'A visit')
  await tablet.changeOne('2025-03-12', 'A call')
  phone.connect()
  await settled()
  assert.equal(server.events.get(occurrenceId('s', '2025-03-12'))?.title, 'A visit')
  tablet.connect()
  await settled()
  const [item] = tablet.outbox.state.items
  const theirs = item?.refused?.current as Stored | undefined
  assert.deepEqual([item?.body['title'], theirs?.title], ['A call', 'A visit'])
  for (const { outbox } of [phone, tablet]) outbox.close()
})
