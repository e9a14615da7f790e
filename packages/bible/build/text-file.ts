import type { TextHeader } from '../src/text-file.ts'
import { Numbering, type Renumbering } from '../src/numbering.ts'
import { VerseTable } from '../src/verse-table.ts'
import { countsOf } from './layout.ts'
import { verseOf, type About, type Lines } from './source.ts'

/** Writes a text in the form that src/text-file.ts reads. */
export function encodeText(
  about: About,
  lines: Lines,
  renumbered: readonly Renumbering[],
  prominence: Prominence,
): Uint8Array {
  const table = new VerseTable(countsOf(lines))
  const numbering = new Numbering(renumbered, (position) => table.indexOf(position) !== -1)
  const positions = Array.from({ length: table.size }, (_, index) => table.positionAt(index))
  const header: TextHeader = {
    ...about,
    counts: table.counts,
    renumbered,
    prominence: positions.map((position) => prominence(numbering.toStandard(position))).join(''),
  }
  const body = positions.map(
    ({ book, chapter, verse }) => `${checked(verseOf(lines, book, chapter, verse))}\n`,
  )
  return new TextEncoder().encode(`${JSON.stringify(header)}\n${body.join('')}`)
}

/**
 * Headings hold no marks, and an addition of half a word ("god[dess]", "first-[fruits]") is not marked: the search takes every
 * mark for a gap between words.
 */
function checked(line: string): string {
  const text = line
    .replaceAll(/\{[^}]*\}/g, (heading) => heading.replaceAll(/[[\]]/g, ''))
    .replaceAll(/(?<=\p{L}) ?-\[([^\]]*)\]/gu, '-$1')
    .replaceAll(/(?<=\p{L})\[([^\]]*)\]/gu, '$1')
    .replaceAll(/\[([^\]]*)\](?=-?\p{L})/gu, '$1')
  const words = text.replaceAll(/\{[^}]*\}/g, ' ')
  if (/\p{L}[-’]?[[\]<>*]+[-’]?\p{L}/u.test(words) || text.includes('\n'))
    throw new Error(`A mark stands inside a word: ${line}`)
  return text
}

/** A base-36 digit for a verse of the standard numbering. */
type Prominence = (position: { book: keyof Lines; chapter: number; verse: number }) => string

export function prominenceFrom(times: readonly number[], standard: VerseTable): Prominence {
  return (position) => {
    const index = standard.indexOf(position)
    const count = index === -1 ? 0 : (times[index] ?? 0)
    return Math.min(35, Math.round(4 * Math.log2(1 + count))).toString(36)
  }
}
