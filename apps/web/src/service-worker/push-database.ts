/** The database is this small so that the worker needs no library: one store with lists of messages, and marks that the page sets. */
export function openDatabase(): Promise<IDBDatabase> {
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
