/** The database is this small so that the worker needs no library: one store with lists of messages, and marks that the page sets. */
function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('stillwater-push', 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('seen'))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
  })
}

export async function readValue(key: string): Promise<unknown> {
  const database = await openDatabase()
  try {
    return await new Promise<unknown>((resolve, reject) => {
      const request: IDBRequest<unknown> = database.transaction('seen').objectStore('seen').get(key)
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('not read')))
    })
  } finally {
    database.close()
  }
}

/** Replaces a list of texts in one transaction. */
export async function changeList(
  key: string,
  change: (texts: readonly string[]) => readonly string[],
): Promise<void> {
  const database = await openDatabase()
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction('seen', 'readwrite')
      const store = transaction.objectStore('seen')
      const request: IDBRequest<unknown> = store.get(key)
      request.addEventListener('success', () => {
        const stored = Array.isArray(request.result) ? request.result : []
        store.put(change(stored.filter((text) => typeof text === 'string')), key)
      })
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not written')))
    })
  } finally {
    database.close()
  }
}
