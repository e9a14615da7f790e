import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import { withTimeout } from './storage-timeout.ts'
import { edited, type LocalStore, type StoreName, storeNames } from './local-store.ts'

interface Schema extends DBSchema {
  records: { key: string; value: unknown }
  answers: { key: string; value: unknown }
  drafts: { key: string; value: unknown }
  bodies: { key: string; value: unknown }
  outbox: { key: number; value: unknown }
}

const prefix = 'stillwater '
/** While the app lock is on a user has another database, in which everything is encrypted. */
const nameFor = (userId: string, kind?: 'sealed') => `${prefix}${userId}${kind ? ` ${kind}` : ''}`

interface Transaction {
  readonly done: Promise<void>
  readonly error: DOMException | null
  abort(): void
}

/** Open transactions. */
const open = new Set<Transaction>()
let isPageCached = false

// A page that is put into the back/forward cache with an open transaction would block every other page's writes.
globalThis.window?.addEventListener('pagehide', ({ persisted }) => {
  isPageCached = persisted
  if (persisted) for (const transaction of open) abort(transaction)
})
globalThis.window?.addEventListener('pageshow', () => (isPageCached = false))

/** Waits for a transaction with a timeout. A write reported as failed must not happen later, so it is aborted. */
async function finished<T>(transaction: Transaction, result: Promise<T>): Promise<T> {
  open.add(transaction)
  try {
    const [value] = await withTimeout(Promise.all([result, transaction.done]))
    return value
  } catch (error) {
    // What each of its requests says is only that it was aborted.
    const cause = transaction.error ?? error
    abort(transaction)
    throw cause
  } finally {
    open.delete(transaction)
  }
}

/** For what has to read first. A write alone is committed at once. */
function refuseWhileCached(): void {
  if (isPageCached) throw new Error('The page is in the back/forward cache')
}

function abort(transaction: Transaction): void {
  try {
    transaction.abort()
  } catch (error) {
    // It has ended, or is being committed.
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
  }
}

/** Earlier versions of the app stored the path of an unsent change as `room`. */
function withPath(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('room' in value)) return value
  const { room, ...item } = value
  return { path: room, ...item }
}

/** What has closed a connection: another page that deletes the data, or the browser, which has cleared it or cannot read it. */
export type Closing = 'deleted' | 'lost'

const openNamed = async (
  name: string,
  onClosed: (how: Closing) => void = () => {},
): Promise<IDBPDatabase<Schema>> => {
  const db: IDBPDatabase<Schema> = await withTimeout(
    openDB<Schema>(name, 2, {
      upgrade(opened) {
        const existing = opened.objectStoreNames
        for (const store of storeNames) if (!existing.contains(store)) opened.createObjectStore(store)
        if (!existing.contains('outbox')) opened.createObjectStore('outbox', { autoIncrement: true })
      },
      // Another tab signs out: the data must be removed at once.
      blocking: () => {
        db.close()
        onClosed('deleted')
      },
      terminated: () => onClosed('lost'),
    }),
  )
  return db
}

/** One database per user. IndexedDB rather than localStorage, which may lose what was written just before a crash. */
export async function indexedDbStore(
  userId: string,
  kind?: 'sealed',
  onClosed?: (how: Closing) => void,
): Promise<LocalStore> {
  const name = nameFor(userId, kind)
  const db = await openNamed(name, onClosed)

  const all = async <Store extends StoreName | 'outbox'>(store: Store) => {
    refuseWhileCached()
    const read = db.transaction(store)
    return finished(read, Promise.all([read.store.getAllKeys(), read.store.getAll()]))
  }

  return {
    async entries(store) {
      const [keys, values] = await all(store)
      return keys.map((key, index) => [key, values[index]])
    },
    async get(store, key) {
      refuseWhileCached()
      const read = db.transaction(store)
      return finished(read, read.store.get(key))
    },
    async write(store, changes, durability) {
      const write = db.transaction(store, 'readwrite', { durability: durability ?? 'default' })
      const puts = [...changes].map(([key, value]) =>
        value === undefined ? write.store.delete(key) : write.store.put(value, key),
      )
      // At once: the page may be frozen before the browser would do it by itself.
      write.commit()
      await finished(write, Promise.all(puts))
    },
    async unsent() {
      const [keys, values] = await all('outbox')
      return keys.map((key, index) => [key, withPath(values[index])])
    },
    async edit(next, durability) {
      refuseWhileCached()
      const write = db.transaction('outbox', 'readwrite', { durability: durability ?? 'default' })
      const { store } = write
      const work = async () => {
        const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()])
        const before = keys.map((key, index) => [key, withPath(values[index])] as const)
        const edit = next(before)
        const puts: Promise<unknown>[] = [...(edit.put ?? [])].map(([key, value]) =>
          value === undefined ? store.delete(key) : store.put(value, key),
        )
        const adding = edit.added && store.add(edit.added)
        write.commit()
        const [addedKey] = await Promise.all([adding, ...puts])
        return { unsent: edited(before, edit, addedKey), addedKey }
      }
      return finished(write, work())
    },
    async erase() {
      db.close()
      await withTimeout(deleteDB(name))
    },
    close: () => db.close(),
  }
}

const databaseNames = async () =>
  (await withTimeout(indexedDB.databases())).flatMap(({ name }) => (name?.startsWith(prefix) ? name : []))

/** Whether there is anything of this user that is not encrypted. */
export const hasStored = async (userId: string): Promise<boolean> =>
  (await databaseNames()).includes(nameFor(userId))

/**
 * Makes what is deleted next leave the disk too. Chromium keeps deleted rows in its files until it compacts them. Deleting a database
 * compacts, but only files that an earlier compaction has written, so this brings about an earlier one.
 */
export async function eraseTraces(): Promise<void> {
  const name = 'stillwater-traces'
  const db = await openNamed(name)
  await db.put('answers', true, 'any')
  db.close()
  await withTimeout(deleteDB(name))
}

/** Removes the data of earlier users, except their unsent changes. */
export async function eraseOthers(userId: string): Promise<void> {
  const own = [nameFor(userId), nameFor(userId, 'sealed')]
  for (const name of await databaseNames()) if (!own.includes(name)) await eraseAllBut([], name)
}

/** Removes what the server has too, and keeps the drafts and unsent changes of a user. */
export async function eraseSynced(userId: string): Promise<void> {
  const own = [nameFor(userId), nameFor(userId, 'sealed')]
  for (const name of await databaseNames()) if (own.includes(name)) await eraseAllBut(['drafts'], name)
}

/** Keeps unsent changes and these stores, if there is anything in them. */
async function eraseAllBut(kept: readonly StoreName[], name: string): Promise<void> {
  const db = await openNamed(name)
  try {
    const left = [...kept, 'outbox'] as const
    const write = db.transaction([...storeNames, 'outbox'] as const, 'readwrite')
    // The texts of sermons stay with the unsent changes, which hold only a mark of them.
    const cleared = storeNames.filter((store) => store !== 'bodies' && !kept.includes(store))
    const clear = Promise.all(cleared.map((store) => write.objectStore(store).clear()))
    const counts = Promise.all(left.map((store) => write.objectStore(store).count()))
    const [rows] = await finished(write, Promise.all([counts, clear]))
    if (rows.some((count) => count > 0)) return
  } finally {
    db.close()
  }
  await withTimeout(deleteDB(name))
}
