import { parseJson } from '#shared/device/parse-stored.ts'
import { privateKey, readPrivate, writePrivate } from '#shared/device/private-storage.ts'
import { readDevice } from './device.ts'
import { localSession } from './local-session.ts'

/** Unsaved text of a form, stored on this device. */
export interface Draft {
  readonly values: object
  readonly at: number
  /** The new record's id: continuing the draft continues the same record. */
  readonly id?: string
  /** What was last sent to be saved; its answer may have been lost. */
  readonly sent?: object | undefined
}

/** Drafts per form; the oldest are dropped. */
const most = 5

/** The key of a form's drafts: per owner and per record; new records under the form's name. */
export const draftKey = (owner: string, path: string, form: string): string => `${owner} ${path} ${form}`

/** The drafts of a form, newest first. Damaged ones are left out. */
export async function readDrafts(key: string): Promise<Draft[]> {
  const rescued = parseDrafts(readPrivate(rescueKey(key)))
  if (rescued !== undefined) await saveDrafts(key, rescued)
  const stored = await localSession()?.store.get('drafts', key)
  return Array.isArray(stored) ? stored.filter(isDraft) : []
}

export async function saveDrafts(key: string, drafts: readonly Draft[]): Promise<void> {
  const value = drafts.length === 0 ? undefined : drafts.slice(0, most)
  await localSession()?.store.write('drafts', new Map([[key, value]]))
  writePrivate(rescueKey(key), undefined)
}

/**
 * The same while the page is being closed. WebKit may drop database writes at that moment, so the text also goes to
 * local storage, which writes synchronously, until the database has it.
 */
export function saveDraftsWhileLeaving(key: string, drafts: readonly Draft[]): Promise<void> {
  if (readDevice()?.keep === true) writePrivate(rescueKey(key), JSON.stringify(drafts))
  return saveDrafts(key, drafts)
}

/** Removed when its owner signs out. */
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
