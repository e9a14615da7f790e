export const storeNames = ['records', 'answers', 'drafts', 'bodies'] as const
export type StoreName = (typeof storeNames)[number]

export type Unsent = readonly (readonly [key: number, value: unknown])[]

export interface OutboxEdit {
  /** Values by their keys; undefined removes the key. */
  readonly put?: ReadonlyMap<number, unknown>
  /** Gets a new key, higher than all before. */
  readonly added?: object
}

export interface EditedOutbox {
  readonly unsent: Unsent
  readonly addedKey: number | undefined
}

/** The unsent changes after an edit. */
export function edited(unsent: Unsent, { put, added }: OutboxEdit, addedKey: number | undefined): Unsent {
  const rows = new Map(unsent)
  for (const [key, value] of put ?? []) {
    if (value === undefined) rows.delete(key)
    else rows.set(key, value)
  }
  if (addedKey !== undefined) rows.set(addedKey, added)
  return [...rows]
}

/** One user's data on this device. */
export interface LocalStore {
  entries(store: StoreName): Promise<(readonly [key: string, value: unknown])[]>
  get(store: StoreName, key: string): Promise<unknown>
  /** All or nothing; an undefined value removes the key. Strict: it survives a power cut from now on. */
  write(store: StoreName, changes: ReadonlyMap<string, unknown>, durability?: 'strict'): Promise<void>
  /** Unsent changes in the order in which they were made. */
  unsent(): Promise<Unsent>
  /** Reads the unsent changes and writes to them in one step. */
  edit(next: (unsent: Unsent) => OutboxEdit, durability?: 'strict'): Promise<EditedOutbox>
  /** Deletes everything. */
  erase(): Promise<void>
  /** Lets go of the browser's database. */
  close(): void
}

/** For a shared device: lasts as long as the page. */
export function memoryStore(
  start: Unsent = [],
  bodies: Iterable<readonly [string, unknown]> = [],
): LocalStore {
  const stores = Object.fromEntries(storeNames.map((name) => [name, new Map()])) as Record<
    StoreName,
    Map<string, unknown>
  >
  stores.bodies = new Map(bodies)
  let outbox = start
  let last = Math.max(0, ...start.map(([key]) => key))
  return {
    entries: async (store) => [...stores[store]],
    get: async (store, key) => stores[store].get(key),
    async write(store, changes) {
      for (const [key, value] of changes) {
        if (value === undefined) stores[store].delete(key)
        else stores[store].set(key, value)
      }
    },
    unsent: async () => outbox,
    async edit(next) {
      const edit = next(outbox)
      last = Math.max(last, ...(edit.put?.keys() ?? []))
      const addedKey = edit.added && (last += 1)
      outbox = edited(outbox, edit, addedKey)
      return { unsent: outbox, addedKey }
    },
    async erase() {
      for (const store of Object.values(stores)) store.clear()
      outbox = []
    },
    close() {},
  }
}
