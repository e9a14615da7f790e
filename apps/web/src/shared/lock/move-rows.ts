import { type LocalStore, storeNames } from '#shared/records/local/local-store.ts'

/** Rows that are written in one step; a whole store in one could take longer than storage may. */
const atOnce = 200

/**
 * Moves everything from one store to another. A crash in the middle loses nothing and doubles nothing: a row leaves only once it has
 * arrived, arrives under its own key, and moving again goes on where it ended.
 */
export async function moveRows(from: LocalStore, to: LocalStore): Promise<void> {
  for (const store of storeNames) {
    const rows = await from.entries(store)
    for (let first = 0; first < rows.length; first += atOnce) {
      const part = rows.slice(first, first + atOnce)
      await to.write(store, new Map(part))
      await from.write(store, new Map(part.map(([key]) => [key, undefined])))
    }
  }
  const unsent = new Map(await from.unsent())
  await to.edit(() => ({ put: unsent }), 'strict')
  await from.edit(() => ({ put: new Map([...unsent.keys()].map((key) => [key, undefined])) }))
}
