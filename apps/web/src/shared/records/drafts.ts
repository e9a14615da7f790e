import { clear, createStore, del, get, set } from 'idb-keyval'

/**
 * What is being typed, kept on this device until it is saved. IndexedDB rather than localStorage, which forgets what was
 * written just before a crash.
 */
export interface Draft {
  readonly values: object
  readonly at: number
}

/** Somebody who passes over what is offered again and again has left the oldest behind. */
const most = 5

const store = createStore('stillwater-drafts', 'drafts')

/** What was left unsaved in a form, the newest first. What has been damaged is left out. */
export async function readDrafts(key: string): Promise<Draft[]> {
  const stored = await get<unknown>(key, store)
  return Array.isArray(stored) ? stored.filter(isDraft) : []
}

export const keepDrafts = (key: string, drafts: readonly Draft[]): Promise<void> =>
  drafts.length === 0 ? del(key, store) : set(key, drafts.slice(0, most), store)

export const dropAllDrafts = (): Promise<void> => clear(store)

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { values, at } = value as Partial<Draft>
  return typeof values === 'object' && values !== null && typeof at === 'number'
}
