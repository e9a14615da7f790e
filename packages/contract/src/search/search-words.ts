import { plain } from './words.ts'

/** Scripts that are written without spaces: each of their signs is a word. */
const unspaced = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('')
const pattern = new RegExp(
  String.raw`[${unspaced}]\p{M}*|(?:(?![${unspaced}])[\p{L}\p{N}\p{M}]|(?<=\p{L})['’](?=\p{L}))+`,
  'gu',
)

/** Nobody types more letters of a word than this to find it. */
const longest = 40

interface WordSpan {
  /** As a search compares it: small letters and digits without accents. */
  readonly word: string
  readonly start: number
  readonly end: number
}

/** The words of a text and where each stands. "Lord's" is one word, lords. */
function* wordSpans(text: string): Generator<WordSpan> {
  // Most words of a text stand in it more than once.
  const known = new Map<string, string>()
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const word = known.get(found) ?? searchForm(found)
    known.set(found, word)
    if (word !== '') yield { word, start: index, end: index + found.length }
  }
}

function searchForm(found: string): string {
  const letters = plain(found).replaceAll(/[^\p{L}\p{N}]/gu, '')
  return letters.length > longest ? letters.slice(0, longest).toWellFormed().replace('\ufffd', '') : letters
}

/** The different words of a text, in the order in which they first stand there. */
export function searchWords(text: string, most = Infinity): string[] {
  const words = new Set<string>()
  // Without where each stands, which costs most of the time for a long text.
  for (const found of new Set(text.match(pattern))) {
    const word = searchForm(found)
    if (word !== '') words.add(word)
    if (words.size >= most) break
  }
  return [...words]
}

const isWanted = (word: string, wanted: readonly string[]) => wanted.some((part) => word.startsWith(part))

/** Where words stand that begin with one of those looked for, as pairs of start and end. */
export function marksOf(text: string, wanted: readonly string[]): [number, number][] {
  const marks: [number, number][] = []
  for (const { word, start, end } of wordSpans(text)) {
    const part = wanted.find((beginning) => word.startsWith(beginning))
    if (part === undefined) continue
    // Only the letters that were typed, where each of the word's letters is still one letter.
    marks.push([start, word.length === end - start ? start + part.length : end])
  }
  return marks
}

const before = 50
/** As much of a text as an excerpt is looked for in: a long sermon, and no more work than can be done in a moment. */
export const excerptReach = 20_000

/** A line of a text around the first word that was looked for; its beginning where none stands in it. */
export function excerptOf(text: string, wanted: readonly string[], length = 160): string {
  const start = firstMatch(text.slice(0, excerptReach), wanted)
  const cutFrom = start <= before ? 0 : nextWord(text, start - before, start)
  const cut = text.slice(cutFrom, cutFrom + length + 1)
  const isWhole = cutFrom + cut.length >= text.length && cut.length <= length
  const shown = isWhole ? cut : cut.slice(0, Math.max(cut.search(/\s\S*$/), length / 2))
  const line = shown.toWellFormed().replaceAll('\ufffd', '').replaceAll(/\s+/g, ' ').trim()
  return `${cutFrom > 0 ? '… ' : ''}${line}${isWhole ? '' : ' …'}`
}

function firstMatch(text: string, wanted: readonly string[]): number {
  const folded = plain(text)
  // Without its letters nowhere in the text there is no need to look at each word; apostrophes lie between letters.
  if (!wanted.some((part) => folded.replaceAll(/['’]/g, '').includes(part))) return 0
  for (const { word, start } of wordSpans(text)) if (isWanted(word, wanted)) return start
  return 0
}

/** Where the next word begins, so that an excerpt does not begin in the middle of one. */
function nextWord(text: string, from: number, latest: number): number {
  const space = text.slice(from, latest).search(/\s/)
  return space === -1 ? latest : from + space + 1
}
