import type { Text } from '@stillwater/contract/bible'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

interface Kept extends DBSchema {
  /** What is known of each text, apart from the texts, so that a list does not read them. */
  about: { key: string; value: Text }
  texts: { key: string; value: Uint8Array<ArrayBuffer> }
}

/** Not one user's: the Bible is not private, and stays on the device when somebody signs out. */
const name = 'stillwater bible'

let opened: Promise<IDBPDatabase<Kept>> | undefined

function open(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>(name, 1, {
    upgrade(db) {
      db.createObjectStore('about')
      db.createObjectStore('texts')
    },
    blocking: (_now, _next, event) => {
      opened = undefined
      ;(event.target as IDBDatabase).close()
    },
    terminated: () => {
      opened = undefined
    },
  }).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

export async function listKept(): Promise<Text[]> {
  return (await open()).getAll('about')
}

export async function readKept(id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return (await open()).get('texts', id)
}

/** Both or neither. */
export async function writeKept(about: Text, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const write = (await open()).transaction(['about', 'texts'], 'readwrite')
  await Promise.all([
    write.objectStore('about').put(about, about.id),
    write.objectStore('texts').put(bytes, about.id),
    write.done,
  ])
}

export async function removeKept(id: string): Promise<void> {
  const write = (await open()).transaction(['about', 'texts'], 'readwrite')
  await Promise.all([
    write.objectStore('about').delete(id),
    write.objectStore('texts').delete(id),
    write.done,
  ])
}
