import { books, type BookId } from '../src/canon.ts'
import { Numbering, type Renumbering } from '../src/numbering.ts'
import type { VersePosition } from '../src/verse-position.ts'
import { mapVerses, type Lines } from './source.ts'

/** How a verse begins: in prose or poetry, and whether a paragraph or stanza begins with it. */
type Layout = { readonly poetry: boolean; readonly begins: boolean }
type LayoutAt = (position: VersePosition) => Layout

/** Reads the paragraphs and stanzas out of a text that has them. */
export function layoutOf(model: Lines): LayoutAt {
  const known = new Map<string, Layout>()
  let poetry = false
  for (const { id } of books) {
    for (const [chapter, verses] of model[id].entries()) {
      for (const [verse, line] of verses.entries()) {
        const text = line.replace(/^\{[^}]*\}/, '')
        const begins = /^[¶§]/.test(text)
        if (begins) poetry = text.startsWith('§')
        known.set(keyOf(id, chapter + 1, verse + 1), { poetry, begins })
        const last = /[¶§](?=[^¶§]*$)/.exec(text)?.[0]
        if (last !== undefined) poetry = last === '§'
      }
    }
  }
  return ({ book, chapter, verse }) =>
    known.get(keyOf(book, chapter, verse)) ?? { poetry: false, begins: false }
}

function keyOf(book: BookId, chapter: number, verse: number): string {
  return `${book} ${chapter}:${verse}`
}

/**
 * Sets a text that has no lines of poetry in those of another. Its own paragraphs stay where there are any; every
 * chapter begins a new one.
 */
export function borrowLayout(
  lines: Lines,
  layoutAt: LayoutAt,
  {
    ownParagraphs = false,
    renumbered = [],
  }: { ownParagraphs?: boolean; renumbered?: readonly Renumbering[] } = {},
): void {
  const numbering = new Numbering(renumbered, () => true)
  let poetry = false
  mapVerses(lines, (line, book, chapter, verse) => {
    if (line === '') return line
    const layout = layoutAt(numbering.toStandard({ book, chapter, verse }))
    const changes = layout.poetry !== poetry || verse === 1
    const begins = changes || (ownParagraphs ? line.includes('¶') : layout.begins)
    poetry = layout.poetry
    const start = begins ? (poetry ? '§' : '¶') : poetry ? '|' : ''
    const [, heading = '', text = ''] = /^((?:\{[^}]*\})?)¶?(.*)$/.exec(line) ?? []
    return heading + start + text
  })
}

/** A chapter whose first verse goes on from the one before still begins a block, so that it can be shown by itself. */
export function openEveryChapter(lines: Lines): void {
  let poetry = false
  mapVerses(lines, (line, _book, _chapter, verse) => {
    const [, heading = '', text = ''] = /^((?:\{[^}]*\})?)(.*)$/.exec(line) ?? []
    const opened = verse === 1 && !/^[¶§]/.test(text) ? (poetry ? '§' : '¶') + text.replace(/^\|/, '') : text
    const last = /[¶§](?=[^¶§]*$)/.exec(opened)?.[0]
    if (last !== undefined) poetry = last === '§'
    return heading + opened
  })
}

export function countsOf(lines: Lines): Record<BookId, number[]> {
  return Object.fromEntries(books.map(({ id }) => [id, lines[id].map((verses) => verses.length)])) as Record<
    BookId,
    number[]
  >
}
