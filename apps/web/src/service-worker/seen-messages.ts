import { openDatabase, readValue } from './push-database.ts'
import { withId } from './push-message.ts'

/**
 * Notes that a message has come; answers whether it is the first time. The server sends a message again when it was killed before it
 * could note that it had been sent.
 */
export async function isFirst(id: string): Promise<boolean> {
  const database = await openDatabase()
  try {
    return await new Promise<boolean>((resolve, reject) => {
      // In one transaction, so that of two simultaneous copies only one counts as the first.
      const transaction = database.transaction('seen', 'readwrite')
      const store = transaction.objectStore('seen')
      const request: IDBRequest<unknown> = store.get('ids')
      let first = false
      request.addEventListener('success', () => {
        const stored = Array.isArray(request.result) ? request.result : []
        const ids = withId(
          stored.filter((one) => typeof one === 'string'),
          id,
        )
        first = ids !== undefined
        if (ids !== undefined) store.put(ids, 'ids')
      })
      transaction.addEventListener('complete', () => resolve(first))
      transaction.addEventListener('error', () => reject(transaction.error ?? new Error('not written')))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not written')))
    })
  } finally {
    database.close()
  }
}

/** Whether the app lock hides what reminders are about. */
export const areTitlesHidden = async (): Promise<boolean> => (await readValue('hidden')) === true
