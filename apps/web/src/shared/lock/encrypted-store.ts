import type { Sealer } from '#shared/device/sealer.ts'
import type { LocalStore, OutboxEdit, StoreName, Unsent } from '#shared/records/local/local-store.ts'

type Row = readonly [key: string, value: unknown]

/** The same store with everything in it sealed, the names of its rows too. */
export function encryptedStore(inner: LocalStore, sealer: Sealer): LocalStore {
  return {
    async entries(store) {
      const rows = await inner.entries(store)
      return rows.flatMap((row) => {
        const opened = openRow(sealer, store, row)
        return opened === undefined ? [] : [opened]
      })
    },
    async get(store, key) {
      const hidden = sealer.hideName(store, key)
      return openRow(sealer, store, [hidden, await inner.get(store, hidden)])?.[1]
    },
    write(store, changes, durability) {
      const rows = [...changes].map((row) => sealedRow(sealer, store, row))
      return inner.write(store, new Map(rows), durability)
    },
    unsent: async () => openAll(sealer, await inner.unsent()),
    async edit(next, durability) {
      const { unsent, addedKey } = await inner.edit(
        (before) => sealEdit(sealer, next(openAll(sealer, before))),
        durability,
      )
      return { unsent: openAll(sealer, unsent), addedKey }
    },
    erase: () => inner.erase(),
    close: () => inner.close(),
  }
}

const placeOf = (store: StoreName, hidden: string) => `${store} ${hidden}`

/** The real name is sealed along with the value. */
function sealedRow(sealer: Sealer, store: StoreName, [key, value]: Row): Row {
  const hidden = sealer.hideName(store, key)
  return [hidden, value === undefined ? undefined : sealer.seal(placeOf(store, hidden), [key, value])]
}

/** Undefined for what cannot be opened: it was written with another key, or is damaged. */
const openRow = (sealer: Sealer, store: StoreName, [hidden, value]: Row) =>
  value instanceof Uint8Array ? (sealer.open(placeOf(store, hidden), value) as Row | undefined) : undefined

/** An unsent change has its number only once it is stored, so that its place is the queue. */
const queue = 'outbox'

const openAll = (sealer: Sealer, unsent: Unsent): Unsent =>
  // What cannot be opened stays as it is: the app shows it as a change that can't be read.
  unsent.map(([key, value]) => [
    key,
    (value instanceof Uint8Array ? sealer.open(queue, value) : undefined) ?? value,
  ])

const sealAll = (sealer: Sealer, put: ReadonlyMap<number, unknown>) =>
  new Map([...put].map(([key, value]) => [key, value === undefined ? undefined : sealer.seal(queue, value)]))

const sealEdit = (sealer: Sealer, { put, added }: OutboxEdit): OutboxEdit => ({
  ...(put && { put: sealAll(sealer, put) }),
  ...(added && { added: sealer.seal(queue, added) }),
})
