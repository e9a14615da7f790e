import { limits } from '@stillwater/contract/limits'

/** Words as they may be stored: no control characters, no broken halves of characters, single spaces. Line breaks are pauses. */
export const clean = (spoken: string): string =>
  spoken
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n]|[\u200B\uFEFF]/gu, ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[ \n]*/g, '\n')
    .trim()

/** All that was said, as running text. Pauses are no line breaks; a new sentence begins with a capital. */
export const runningText = (spoken: string): string =>
  cut(clean(spoken), limits.text)
    .replaceAll(/(?<=[.!?])\n\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replaceAll('\n', ' ')
    .trim()

/** A full stop after these does not end a sentence. */
const abbreviation =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|st|rev|fr|sr|jr|prof|vs|no|ch|vv?|[ap]\.?m|e\.g|i\.e|jan|feb|mar|apr|aug|sept?|oct|nov|dec|\p{Lu})\.$/iu

/** No title needs more: a longer sentence is cut anyway. */
const longestSentence = 1000

/** Up to the first full stop, question or exclamation mark, or the first pause; without the mark. */
export function firstSentence(spoken: string): string {
  const text = clean(spoken)
    .replace(/^[\s\p{P}]+(?=[^\s\p{P}])/u, (signs) => signs.replaceAll(/[\s.,;:!?…"“”]/g, ''))
    .slice(0, longestSentence)
  for (const { index, 0: mark } of text.matchAll(/\n|[.!?…]+(?=["”’')\]]*(?:\s|$))/gu)) {
    if (mark === '.' && abbreviation.test(text.slice(Math.max(0, index - 8), index + 1))) continue
    const words = bare(text.slice(0, index))
    if (words !== '') return words
  }
  return bare(text)
}

/** Without quotation marks and punctuation at its ends. Every other sign stays. */
const bare = (text: string) =>
  text
    .replaceAll('\n', ' ')
    .replace(/^[\s.,;:!?…"“”]+/u, '')
    .replace(/[\s.,;:…"“”]+$/u, '')

/** At most so many characters, ending with a whole word where there is one. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text
  const head = cut(text, most)
  const space = /\s/.test(text.charAt(head.length)) ? head.length : head.lastIndexOf(' ')
  return bare(space > 0 ? head.slice(0, space) : head)
}

/** Never through the middle of a character. */
function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
}

export const capitalised = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
