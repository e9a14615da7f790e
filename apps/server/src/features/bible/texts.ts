import { type Bible, type CrossReferences, loadBible, type TextEntry } from '@stillwater/bible'
import { loadAllCrossReferences, readDistFile, readManifest } from '@stillwater/bible/node'

/** The texts are shared by all who ask and are read when first asked for, so that the server starts at once. */
const loaded = new Map<string, Bible>()
let entries: readonly TextEntry[] | undefined
let links: CrossReferences | undefined

/** The embedded texts in the order in which they are offered; none of them is read for that. */
export function embeddedTexts(): readonly TextEntry[] {
  entries ??= readManifest().texts
  return entries
}

/** One embedded text by its id, in capitals or not. */
export function embeddedBible(id: string): Bible | undefined {
  const entry = embeddedTexts().find((each) => each.id === id.toUpperCase())
  if (entry === undefined) return undefined
  let bible = loaded.get(entry.id)
  if (bible === undefined) {
    bible = loadBible(readDistFile(entry.file))
    loaded.set(entry.id, bible)
  }
  return bible
}

export function crossReferences(): CrossReferences {
  links ??= loadAllCrossReferences()
  return links
}
