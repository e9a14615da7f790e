import { kept } from '#shared/offline/kept.ts'

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
  const stored = await kept()?.shelf.get('drafts', key)
  return Array.isArray(stored) ? stored.filter(isDraft) : []
}

export async function keepDrafts(key: string, drafts: readonly Draft[]): Promise<void> {
  const value = drafts.length === 0 ? undefined : drafts.slice(0, most)
  await kept()?.shelf.write('drafts', new Map([[key, value]]))
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { values, at } = value as Partial<Draft>
  return typeof values === 'object' && values !== null && typeof at === 'number'
}
