import { findReferences, type FoundReference } from '@stillwater/bible/find-references'
import { referenceTo } from '@stillwater/bible/references'
import { readNumber, readOrdinal } from './numbers.ts'
import { isWord, type Token, tokensOf, wordAt } from './tokens.ts'

/** The first Bible reference that was named, as displayed: "1 Corinthians 13:4–7". */
export function firstReference(spoken: string): string | undefined {
  const text = asWritten(spoken)
  const [first, ...others] = findReferences(text)
  if (first === undefined) return undefined
  const together: FoundReference[] = [first]
  for (const other of others) {
    const last = together.at(-1) ?? first
    // "verses six and seven" are two finds and one reference.
    if (!/^[\s,;&]*(?:and)?\s*$/i.test(text.slice(last.end, other.start))) break
    together.push(other)
  }
  return referenceTo(together.flatMap(({ ranges }) => ranges)).reference
}

/** "John chapter three verse sixteen" as it is written: "John 3:16". */
function asWritten(spoken: string): string {
  return inFigures(spoken)
    .replaceAll(/\bchapters? (?=\d)/gi, '')
    .replaceAll(/(\d),? (?:and )?(?:verses?|v\.?) (?=\d)/gi, '$1:')
    .replaceAll(/\b(psalms?) 1 (\d{2})\b/gi, oneHundred)
    .replaceAll(/(\p{L}) (\d{1,3}) (\d{1,3})\b(?!:)/giu, '$1 $2:$3')
    .replaceAll(/(\d) (?:through|thru|until|till|up to|to|dash) (?:verse )?(?=\d)/gi, '$1-')
}

/** "Psalm one nineteen" is 119: the first psalm has six verses. */
const oneHundred = (whole: string, name: string, rest: string) =>
  Number(rest) > 6 && Number(rest) <= 50 ? `${name} 1${rest}` : whole

/** Numbers in figures. "First Corinthians" stays: the finder knows it. */
function inFigures(text: string): string {
  const tokens = tokensOf(text)
  let written = ''
  let copied = 0
  for (let at = 0; at < tokens.length;) {
    const psalm = readOrdinal(tokens, at)
    // "The twenty-third psalm".
    const isPsalm = psalm !== undefined && wordAt(tokens, psalm.next) === 'psalm'
    const read = isPsalm ? { ...psalm, next: psalm.next + 1 } : numberInWords(tokens, at)
    if (read === undefined) {
      at += 1
      continue
    }
    written += text.slice(copied, tokens[at]?.start) + (isPsalm ? `Psalm ${read.value}` : String(read.value))
    copied = tokens[read.next - 1]?.end ?? text.length
    at = read.next
  }
  return written + text.slice(copied)
}

const numberInWords = (tokens: readonly Token[], at: number) =>
  isWord(wordAt(tokens, at)) ? readNumber(tokens, at) : undefined
