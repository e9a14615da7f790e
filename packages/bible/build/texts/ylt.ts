import { mapVerses, type About, type Lines } from '../source.ts'
import { dashes, singleQuotes } from '../typography.ts'
import { readOsis } from './osis.ts'

export const about: About = {
  id: 'YLT',
  name: 'Young’s Literal Translation',
  language: 'en',
  copyright: 'Young’s Literal Translation (1898). Public domain.',
}

/** Takes the psalms that have a title from another text: here nothing divides a title from the first verse. */
export function readYlt(isTitled: (psalm: number) => boolean): Lines {
  const lines = readOsis('ylt')
  mapVerses(lines, (line, book, chapter, verse) => {
    const text = singleQuotes(dashes(line))
    if (book !== 'Ps') return text
    const letter = text.replace(/^\[([A-Z][a-z]+)\.\] /, (_all, name: string) => `{a${name.toUpperCase()}}`)
    return verse === 1 && isTitled(chapter) ? divideTitle(letter) : letter
  })
  return lines
}

/** Every sentence of a title begins in one of these ways, and no psalm does. */
const titleSentence =
  /^(?:— )?(?:To the Overseer|An? (?:Psalm|Song|Prayer|Secret Treasure|Instruction|testimony)\b|By |Praise by |‘).*?(?:\.’?|\?’|: —)(?= |$)/i

function divideTitle(text: string): string {
  let title = ''
  let rest = text
  for (let found = titleSentence.exec(rest); found !== null; found = titleSentence.exec(rest)) {
    title += ` ${found[0]}`
    rest = rest.slice(found[0].length).trim()
  }
  if (title === '' || rest === '') throw new Error(`No title can be told from the psalm: ${text}`)
  return `{t${title.trim().replace(/^— | —$/g, '')}}${rest}`
}
