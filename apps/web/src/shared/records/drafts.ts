import { clear, createStore, del, get, set } from 'idb-keyval'

/**
 * What is being typed, kept on this device until it is saved. IndexedDB rather than localStorage, which forgets what was
 * written just before a crash.
 */
export interface Draft {
  readonly values: object
  readonly at: number
}

const store = createStore('stillwater-drafts', 'drafts')

export const readDraft = (key: string): Promise<Draft | undefined> => get<Draft>(key, store)
export const keepDraft = (key: string, values: object): Promise<void> =>
  set(key, { values, at: Date.now() } satisfies Draft, store)
export const dropDraft = (key: string): Promise<void> => del(key, store)
export const dropAllDrafts = (): Promise<void> => clear(store)
