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

/** Forms whose stored drafts could not be read: nothing is written over those. */
const unread = new Set<string>()
/** Forms whose drafts are in local storage, as they are now. */
const rescued = new Set<string>()

/** The drafts of a form, newest first. Damaged ones are left out. */
export async function readDrafts(key: string): Promise<Draft[]> {
  const left = parseDrafts(readPrivate(rescueKey(key)))
  if (left === undefined) return readStored(key)
  const drafts = (await withStored(key, left)) ?? left
  await saveDrafts(key, drafts)
  return drafts
}

/** What the device's storage does not take goes to local storage. */
export async function saveDrafts(key: string, drafts: readonly Draft[]): Promise<void> {
  const session = ownSession(key)
  if (session === undefined) return
  const all = unread.has(key) ? await withStored(key, drafts) : drafts
  if (all === undefined && rescue(key, drafts)) return
  const value = all?.length === 0 ? undefined : (all ?? drafts).slice(0, most)
  await session.store.write('drafts', new Map([[key, value]]))
  rescue(key, session.store.unstored.get().drafts.has(key) ? drafts : [])
}

/**
 * The same while the page is being closed. WebKit may drop database writes at that moment, so the text also goes to
 * local storage, which writes synchronously, until the database has it.
 */
export function saveDraftsWhileLeaving(key: string, drafts: readonly Draft[]): Promise<void> {
  rescue(key, drafts)
  return saveDrafts(key, drafts)
}

/** The drafts that are nowhere but on this page, by their forms. */
export async function unsafeDrafts(): Promise<Draft[]> {
  const session = localSession()
  if (session === undefined) return []
  const lists = await Promise.all(unsafeForms().map((key) => session.store.get('drafts', key)))
  return lists.flatMap((drafts) => (Array.isArray(drafts) ? drafts.filter(isDraft) : []))
}

/** Their keys. */
export const unsafeForms = (): string[] =>
  [...(localSession()?.store.unstored.get().drafts ?? [])].filter((key) => !rescued.has(key))

async function readStored(key: string): Promise<Draft[]> {
  unread.add(key)
  const stored = await ownSession(key)?.store.get('drafts', key)
  unread.delete(key)
  return Array.isArray(stored) ? stored.filter(isDraft) : []
}

/** With those that are stored besides; undefined if they cannot be read. */
async function withStored(key: string, drafts: readonly Draft[]): Promise<Draft[] | undefined> {
  try {
    const stored = await readStored(key)
    return [...drafts, ...stored.filter(({ id }) => !drafts.some((draft) => draft.id === id))]
  } catch (error) {
    console.warn('The drafts of this form could not be read', error)
    return undefined
  }
}

/** Somebody else may have signed in meanwhile. */
function ownSession(key: string) {
  const session = localSession()
  return session?.userId === ownerOf(key) ? session : undefined
}

const ownerOf = (key: string): string => key.split(' ')[0] ?? ''

/** Whether they are in local storage then, which may be full too. */
function rescue(key: string, drafts: readonly Draft[]): boolean {
  rescued.delete(key)
  const device = readDevice()
  if (device?.keep !== true || device.userId !== ownerOf(key)) return false
  const [name, text] = [rescueKey(key), JSON.stringify(drafts)]
  writePrivate(name, drafts.length === 0 ? undefined : text)
  if (readPrivate(name) === text) rescued.add(key)
  return rescued.has(key)
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
