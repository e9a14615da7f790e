import type { Text } from '@stillwater/contract/bible'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

interface BibleDatabase extends DBSchema {
  /** The metadata is separate, so that listing does not read the texts. */
  about: { key: string; value: Text }
  texts: { key: string; value: Uint8Array<ArrayBuffer> }
}

/** Shared by all users of this device: the Bible is not private and stays after signing out. */
const name = 'stillwater bible'

let opened: Promise<IDBPDatabase<BibleDatabase>> | undefined

function open(): Promise<IDBPDatabase<BibleDatabase>> {
  opened ??= openDB<BibleDatabase>(name, 1, {
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

export async function listTexts(): Promise<Text[]> {
  return (await open()).getAll('about')
}

export async function readText(id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return (await open()).get('texts', id)
}

/** In one transaction: both or neither. */
export async function writeText(about: Text, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const write = (await open()).transaction(['about', 'texts'], 'readwrite')
  await Promise.all([
    write.objectStore('about').put(about, about.id),
    write.objectStore('texts').put(bytes, about.id),
    write.done,
  ])
}

export async function deleteText(id: string): Promise<void> {
  const write = (await open()).transaction(['about', 'texts'], 'readwrite')
  await Promise.all([
    write.objectStore('about').delete(id),
    write.objectStore('texts').delete(id),
    write.done,
  ])
}
