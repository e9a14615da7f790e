export type StoreName = 'records' | 'answers' | 'drafts'

export type Unsent = readonly (readonly [key: number, value: unknown])[]

/** Where one user's words lie on this device. */
export interface Shelf {
  entries(store: StoreName): Promise<(readonly [key: string, value: unknown])[]>
  get(store: StoreName, key: string): Promise<unknown>
  /** All or nothing; an undefined value takes the key away. */
  write(store: StoreName, changes: ReadonlyMap<string, unknown>): Promise<void>
  /** Unsent changes in the order in which they were made. */
  unsent(): Promise<Unsent>
  append(value: object): Promise<number>
  /** Reads and writes one unsent change in one step; an undefined answer takes it away. Answers what is there then. */
  change(key: number, next: (value: unknown) => unknown): Promise<unknown>
  /** Takes an unsent change away and puts `next` in the place of each that was made after it, in one step. Answers what is left. */
  finish(key: number, next: (value: unknown) => unknown): Promise<Unsent>
  /** Takes everything away, for good. */
  erase(): Promise<void>
}

/** For a device that must keep nothing: it lasts as long as the page. */
export function memoryShelf(): Shelf {
  const stores = { records: new Map(), answers: new Map(), drafts: new Map() } as Record<
    StoreName,
    Map<string, unknown>
  >
  const outbox = new Map<number, unknown>()
  let last = 0
  return {
    entries: async (store) => [...stores[store]],
    get: async (store, key) => stores[store].get(key),
    async write(store, changes) {
      for (const [key, value] of changes) {
        if (value === undefined) stores[store].delete(key)
        else stores[store].set(key, value)
      }
    },
    unsent: async () => [...outbox],
    async append(value) {
      last += 1
      outbox.set(last, value)
      return last
    },
    async change(key, next) {
      const value = next(outbox.get(key))
      if (value === undefined) outbox.delete(key)
      else outbox.set(key, value)
      return value
    },
    async finish(key, next) {
      outbox.delete(key)
      for (const [later, value] of outbox) if (later > key) outbox.set(later, next(value))
      return [...outbox]
    },
    async erase() {
      for (const store of Object.values(stores)) store.clear()
      outbox.clear()
    },
  }
}
