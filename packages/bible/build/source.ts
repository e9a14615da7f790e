import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { books, type BookId } from '../src/canon.ts'
import { markCharacters } from '../src/markup.ts'

/** The lines of a text by book, chapter and verse, in the marks of src/markup.ts. An empty line is a verse that is left out. */
export type Lines = Record<BookId, string[][]>

/** What a reader is told about a text. */
export type About = {
  readonly id: string
  readonly name: string
  readonly language: 'en' | 'de'
  readonly copyright: string
}

export function emptyLines(): Lines {
  return Object.fromEntries(books.map(({ id }) => [id, []])) as unknown as Lines
}

function chapterOf(lines: Lines, book: BookId, chapter: number): string[] {
  while (lines[book].length < chapter) lines[book].push([])
  return lines[book][chapter - 1] ?? []
}

export function setVerse(lines: Lines, book: BookId, chapter: number, verse: number, line: string): void {
  const verses = chapterOf(lines, book, chapter)
  while (verses.length < verse) verses.push('')
  verses[verse - 1] = line
}

export function verseOf(lines: Lines, book: BookId, chapter: number, verse: number): string {
  return lines[book][chapter - 1]?.[verse - 1] ?? ''
}

/** Every verse once, in order; what the function returns becomes its line. */
export function mapVerses(
  lines: Lines,
  change: (line: string, book: BookId, chapter: number, verse: number) => string,
): void {
  for (const { id } of books) {
    for (const [chapter, verses] of lines[id].entries()) {
      for (const [verse, line] of verses.entries()) verses[verse] = change(line, id, chapter + 1, verse + 1)
    }
  }
}

/** Words from a source must not be taken for marks. */
export function assertNoMarks(text: string, where: string): string {
  const found = markCharacters.exec(text)
  if (found !== null) throw new Error(`${where} holds the mark ${found[0]}: ${text}`)
  return text
}

export function tidy(text: string): string {
  return text.replaceAll(/[ \t\r\n]+/g, ' ').trim()
}

export function readPackageFile(specifier: string): string {
  return readFileSync(fileURLToPath(import.meta.resolve(specifier)), 'utf8')
}

export function readPackageJson(specifier: string): unknown {
  return JSON.parse(readPackageFile(specifier))
}
