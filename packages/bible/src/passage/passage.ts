import { bookOf } from '../canon.ts'
import { plainText } from '../markup.ts'
import { chaptersIn, versesIn, type VersePosition, type Range, type VerseCounts } from '../verse-position.ts'
import { formatReference, osisOf, toOsis } from '../references/format.ts'
import type { TextFile } from '../text-file.ts'
import type { VerseTable } from '../verse-table.ts'
import { PassageHtml, type Block } from './html.ts'

/** A text and the numbers of its verses. */
export type Source = { readonly file: TextFile; readonly table: VerseTable }

export type Passage = {
  readonly reference: string
  readonly osis: string
  readonly version: string
  readonly copyright: string
  /** Only tags and classes from the list in the README. */
  readonly html: string
  /** Where to go on reading when the passage was longer than the limit. */
  readonly next?: VersePosition
}

export type Verse = {
  readonly reference: string
  readonly osis: string
  readonly number: number
  /** Empty for a verse that the text leaves out. */
  readonly text: string
  readonly omitted: boolean
}

type Span = { readonly from: number; readonly to: number }

/** Renders the ranges, all of which exist in the text, up to `limit` verses. */
export function renderPassage({ file, table }: Source, ranges: readonly Range[], limit: number): Passage {
  const { spans, next } = cut(ranges, table, limit)
  const shown = spans.map(({ from, to }): Range => ({
    from: table.positionAt(from),
    to: table.positionAt(to - 1),
  }))
  const html = new PassageHtml()
  for (const [index, range] of shown.entries()) {
    const span = spans[index]
    if (span === undefined) continue
    if (shown.length > 1) html.heading('range-title', formatReference([range], table.counts))
    renderRange(html, { file, table }, span, range)
  }
  const { id, copyright } = file.header
  return {
    reference: formatReference(shown, table.counts),
    osis: toOsis(shown),
    version: id,
    copyright,
    html: html.end(),
    ...(next === undefined ? {} : { next }),
  }
}

function renderRange(html: PassageHtml, { file, table }: Source, { from, to }: Span, range: Range): void {
  const titled = range.from.chapter !== range.to.chapter || range.from.book !== range.to.book
  const chapterStart = from - range.from.verse + 1
  const lines = file.lines(chapterStart, to)
  const continues = blockIn(lines.slice(0, from - chapterStart))
  let position = range.from
  for (const line of lines.slice(from - chapterStart)) {
    if (titled && (position.verse === 1 || position === range.from)) {
      html.heading('chapter-title', chapterTitle(position, table.counts))
    }
    html.verse(osisOf(position), position.verse, line, continues)
    position = following(position, table)
  }
}

function following(position: VersePosition, table: VerseTable): VersePosition {
  const { book, chapter, verse } = position
  const next = { book, chapter, verse: verse + 1 }
  if (verse < versesIn(table.counts, book, chapter)) return next
  const index = table.indexOf(position) + 1
  return index < table.size ? table.positionAt(index) : next
}

/** The ranges as verses with their plain text. */
export function versesOf({ file, table }: Source, ranges: readonly Range[], limit: number): Verse[] {
  return cut(ranges, table, limit).spans.flatMap(({ from, to }) =>
    file.lines(from, to).map((line, at) => verseAt(table.positionAt(from + at), line, table)),
  )
}

function verseAt(position: VersePosition, line: string, table: VerseTable): Verse {
  return {
    reference: formatReference([{ from: position, to: position }], table.counts),
    osis: osisOf(position),
    number: position.verse,
    text: plainText(line),
    omitted: line === '',
  }
}

/** The words of the ranges without numbers, with paragraphs and lines as line breaks: what is copied or read aloud. */
export function passageText({ file, table }: Source, ranges: readonly Range[], limit: number): string {
  return cut(ranges, table, limit)
    .spans.map(({ from, to }) =>
      file
        .lines(from, to)
        .filter((line) => line !== '')
        .join(' ')
        .replaceAll(/\{[^}]*\}|[<>[\]*]/g, '')
        .replaceAll(/ *[¶§] */g, '\n\n')
        .replaceAll(/ *\| */g, '\n')
        .trim(),
    )
    .join('\n\n')
}

/** The verses to show, and the first one that the limit leaves out. */
function cut(
  ranges: readonly Range[],
  table: VerseTable,
  limit: number,
): { spans: Span[]; next: VersePosition | undefined } {
  const spans: Span[] = []
  let remaining = Math.max(1, Math.trunc(limit))
  for (const range of ranges) {
    const from = table.indexOf(range.from)
    const to = table.indexOf(range.to) + 1
    if (from === -1 || to <= from) continue
    if (remaining === 0) return { spans, next: range.from }
    const end = Math.min(to, from + remaining)
    spans.push({ from, to: end })
    remaining -= end - from
    if (end < to) return { spans, next: table.positionAt(end) }
  }
  return { spans, next: undefined }
}

/** A passage from the middle of a chapter goes on in the block that an earlier verse has opened. */
function blockIn(earlier: readonly string[]): Block {
  const line = earlier.findLast((each) => /[¶§]/.test(each)) ?? ''
  return line.lastIndexOf('§') > line.lastIndexOf('¶') ? 'poetry' : 'prose'
}

function chapterTitle({ book, chapter }: VersePosition, counts: VerseCounts): string {
  const { name } = bookOf(book)
  return chaptersIn(counts, book) === 1 ? name : `${book === 'Ps' ? 'Psalm' : name} ${chapter}`
}
