import { chaptersIn, type VerseCounts } from '../verse-position.ts'
import { readEntities, type Entity } from './entities.ts'
import { writeNumbersAsDigits } from './spoken.ts'

/** "The Revelation of St John the Divine" names two books to the parser. */
const longName = /\brevelation (?:of|to) (?:st\.? |saint )?john(?: the divine)?\b/i

/** "Matt. v. 3" is an old way to write chapter 5: no verse follows a book that has several chapters. */
const romanFive = /\p{L}\.?\s+v\.?\s*\d/iu

/** The references of a text that consists of nothing else; undefined when other words are left over. */
export function readWholeReference(written: string, counts: VerseCounts): Entity[] | undefined {
  const text = written.replace(longName, 'Revelation')
  const entities = readAlone(text)
  const [first] = entities ?? []
  const isRomanFive =
    first !== undefined &&
    romanFive.test(text) &&
    !/\d.*\bv/i.test(text) &&
    chaptersIn(counts, first.from.book) > 1
  return isRomanFive || entities === undefined
    ? (readAlone(writeNumbersAsDigits(text)) ?? entities)
    : entities
}

/** Words around a reference that do not make it something else. */
const filler =
  /^(?:see|cf|cp|read|reading|open|turn|go|look|up|at|to|in|from|the|bible|book|gospel|epistle|letter|prophet|of|according|passage|text|scripture|chapter|chap|ch|verses?|vv?|ss?|st|saint|and|also|please|kjv|web|asv|ylt|darby)$/i

/** Abbreviations that are English words: without any number they are words to search for. */
const ordinaryWords = /^(?:is|am|so|re|ex|le|la|da|es|na|pr)\.?$/i

function readAlone(text: string): Entity[] | undefined {
  const entities = readEntities(text, 'query')
  const isWord = ({ start, end }: Entity) => ordinaryWords.test(text.slice(start, end))
  if (entities.length === 0 || (!/\d/.test(text) && entities.every(isWord))) return undefined
  let rest = ''
  let at = 0
  for (const { start, end } of entities) {
    rest += ` ${text.slice(at, Math.max(at, start))}`
    at = Math.max(at, end)
  }
  rest += ` ${text.slice(at)}`
  const words = rest.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.every((word) => filler.test(word)) ? entities : undefined
}
