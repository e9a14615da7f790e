import { type Bible, type CrossReferences, loadBible, type TextEntry } from '@stillwater/bible'
import { distPath, loadAllCrossReferences, readDistFile, readManifest } from '@stillwater/bible/node'
import { PublicFile } from '#core/http/public-file.ts'

/** The texts are shared by all requests and loaded on first use, so that the server starts quickly. */
const loaded = new Map<string, Bible>()
let entries: readonly TextEntry[] | undefined
let links: CrossReferences | undefined

/** The embedded texts in the order in which they are offered; none of them is read for that. */
export function embeddedTexts(): readonly TextEntry[] {
  entries ??= readManifest().texts
  return entries
}

const entryOf = (id: string) => embeddedTexts().find((each) => each.id === id.toUpperCase())

/** One embedded text by its id, in capitals or not. */
export function embeddedBible(id: string): Bible | undefined {
  const entry = entryOf(id)
  if (entry === undefined) return undefined
  let bible = loaded.get(entry.id)
  if (bible === undefined) {
    bible = loadBible(readDistFile(entry.file))
    loaded.set(entry.id, bible)
  }
  return bible
}

/** A whole text, for a device that keeps it. */
export function textFile(id: string): PublicFile | undefined {
  const entry = entryOf(id)
  if (entry === undefined) return undefined
  return new PublicFile('text/plain; charset=utf-8', entry.sha256, (encoding) =>
    distPath(entry.file, endings[encoding]),
  )
}

const endings = { br: 'br', gzip: 'gz', identity: undefined } as const

export function crossReferences(): CrossReferences {
  links ??= loadAllCrossReferences()
  return links
}
