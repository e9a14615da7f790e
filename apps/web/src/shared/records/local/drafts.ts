import { readItem, writeItem } from '#shared/device/local-storage.ts'
import { parseJson } from '#shared/device/parse-stored.ts'
import { privateKey } from '#shared/device/private-storage.ts'
import { readDevice } from './device.ts'
import { localSession } from './session.ts'

/** What is being typed, kept on this device until it is saved. */
export interface Draft {
  readonly values: object
  readonly at: number
  /** The new record's id: whoever goes on with the draft goes on with the same record. */
  readonly id?: string
  /** What was last sent to be saved; its answer may have been lost. */
  readonly sent?: object | undefined
}

/** Somebody who passes over what is offered again and again has left the oldest behind. */
const most = 5

/** Where the drafts of a form lie: each owner's apart, each record's apart, new records under the form's name. */
export const draftKey = (owner: string, path: string, form: string): string => `${owner} ${path} ${form}`

/** What was left unsaved in a form, the newest first. What has been damaged is left out. */
export async function readDrafts(key: string): Promise<Draft[]> {
  const rescued = parseDrafts(readItem(rescueKey(key)))
  if (rescued !== undefined) await saveDrafts(key, rescued)
  const stored = await localSession()?.store.get('drafts', key)
  return Array.isArray(stored) ? stored.filter(isDraft) : []
}

export async function saveDrafts(key: string, drafts: readonly Draft[]): Promise<void> {
  const value = drafts.length === 0 ? undefined : drafts.slice(0, most)
  await localSession()?.store.write('drafts', new Map([[key, value]]))
  writeItem(rescueKey(key), undefined)
}

/**
 * The same while the page is left. WebKit may drop what is written to the database in that moment, so the last words also go
 * where writing is done at once, until the database has them.
 */
export function saveDraftsWhileLeaving(key: string, drafts: readonly Draft[]): Promise<void> {
  if (readDevice()?.keep === true) writeItem(rescueKey(key), JSON.stringify(drafts))
  return saveDrafts(key, drafts)
}

/** Among what is removed when its owner signs out. */
function rescueKey(key: string): string {
  const [owner = '', ...form] = key.split(' ')
  return privateKey(owner, `draft ${form.join(' ')}`)
}

function parseDrafts(text: string | null): Draft[] | undefined {
  const value = parseJson(text)
  return Array.isArray(value) ? value.filter(isDraft) : undefined
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { values, at } = value as Partial<Draft>
  return typeof values === 'object' && values !== null && typeof at === 'number'
}
