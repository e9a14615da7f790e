import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import type { Shelf } from './shelf.ts'

interface Kept extends DBSchema {
  records: { key: string; value: unknown }
  answers: { key: string; value: unknown }
  drafts: { key: string; value: unknown }
  outbox: { key: number; value: unknown }
}

const nameFor = (userId: string) => `stillwater ${userId}`

/** A database of the user's own. IndexedDB rather than localStorage, which forgets what was written just before a crash. */
export async function diskShelf(userId: string): Promise<Shelf> {
  const db: IDBPDatabase<Kept> = await openDB<Kept>(nameFor(userId), 1, {
    upgrade(opened) {
      for (const store of ['records', 'answers', 'drafts'] as const) opened.createObjectStore(store)
      opened.createObjectStore('outbox', { autoIncrement: true })
    },
    // Another tab signs out: the words must be gone there and then.
    blocking: () => db.close(),
  })

  return {
    async entries(store) {
      const read = db.transaction(store)
      const [keys, values] = await Promise.all([read.store.getAllKeys(), read.store.getAll()])
      return keys.map((key, index) => [key, values[index]])
    },
    get: (store, key) => db.get(store, key),
    async write(store, changes) {
      const write = db.transaction(store, 'readwrite')
      for (const [key, value] of changes) {
        void (value === undefined ? write.store.delete(key) : write.store.put(value, key))
      }
      await write.done
    },
    async unsent() {
      const read = db.transaction('outbox')
      const [keys, values] = await Promise.all([read.store.getAllKeys(), read.store.getAll()])
      return keys.map((key, index) => [key, values[index]])
    },
    // Strict: an answer that the words are kept must be true even if the battery dies now.
    async append(value) {
      const write = db.transaction('outbox', 'readwrite', { durability: 'strict' })
      const key = await write.store.add(value)
      await write.done
      return key
    },
    async change(key, next) {
      const write = db.transaction('outbox', 'readwrite')
      const value = next(await write.store.get(key))
      if (value === undefined) await write.store.delete(key)
      else await write.store.put(value, key)
      await write.done
      return value
    },
    async finish(key, next) {
      const write = db.transaction('outbox', 'readwrite')
      void write.store.delete(key)
      const [keys, values] = await Promise.all([write.store.getAllKeys(), write.store.getAll()])
      const left = keys.map((later, index) => {
        const value = values[index]
        const changed = later > key ? next(value) : value
        if (changed !== value) void write.store.put(changed, later)
        return [later, changed] as const
      })
      await write.done
      return left
    },
    async erase() {
      db.close()
      await deleteDB(nameFor(userId))
    },
  }
}
