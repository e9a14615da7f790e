/// <reference lib="webworker" />
/** While somebody preaches, reminders wait. */
import { openDatabase, readValue } from './push-database.ts'

const worker = globalThis as unknown as ServiceWorkerGlobalScope

/** A page that was closed in the pulpit has not said that it left. */
const hours = 6 * 3_600_000

/** Whether a page in the pulpit can be seen. */
export async function isPreaching(): Promise<boolean> {
  const since = await readValue('preaching')
  if (typeof since !== 'number' || Date.now() - since > hours) return false
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return windows.some(({ visibilityState }) => visibilityState === 'visible')
}

export const holdMessage = (text: string): Promise<void> => changeHeld((held) => [...held, text])

/** Takes the messages that wait, so that they are shown once. */
export async function takeHeld(): Promise<readonly string[]> {
  let taken: readonly string[] = []
  await changeHeld((held) => {
    taken = held
    return []
  })
  return taken
}

async function changeHeld(change: (held: readonly string[]) => readonly string[]): Promise<void> {
  const database = await openDatabase()
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction('seen', 'readwrite')
      const store = transaction.objectStore('seen')
      const request: IDBRequest<unknown> = store.get('held')
      request.addEventListener('success', () => {
        const held = Array.isArray(request.result) ? request.result : []
        store.put(change(held.filter((text) => typeof text === 'string')), 'held')
      })
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not written')))
    })
  } finally {
    database.close()
  }
}
