import { readNumber } from './numbers.ts'
import { type Span, type Token, wordAt } from './tokens.ts'

export const minutesInDay = 24 * 60

interface HeardLength extends Span {
  readonly minutes: number
}

/** How long it takes: "for an hour and a half", "for 90 minutes". */
export function readLength(tokens: readonly Token[]): HeardLength | undefined {
  for (const [at, { word }] of tokens.entries()) {
    if (word !== 'for') continue
    const length =
      wordsAt(tokens, at + 1, 3) === 'half an hour' ? { minutes: 30, next: at + 4 } : amount(tokens, at + 1)
    if (length !== undefined && length.minutes > 0 && length.minutes < minutesInDay)
      return { from: at, ...length }
  }
  return undefined
}

function amount(tokens: readonly Token[], at: number): { minutes: number; next: number } | undefined {
  const number = /^an?$/.test(wordAt(tokens, at)) ? { value: 1, next: at + 1 } : readNumber(tokens, at)
  if (number === undefined) return undefined
  const unit = wordAt(tokens, number.next)
  if (/^minutes?$/.test(unit)) return { minutes: number.value, next: number.next + 1 }
  if (!/^hours?$/.test(unit)) return undefined
  return wordsAt(tokens, number.next + 1, 3) === 'and a half'
    ? { minutes: number.value * 60 + 30, next: number.next + 4 }
    : { minutes: number.value * 60, next: number.next + 1 }
}

const wordsAt = (tokens: readonly Token[], at: number, count: number) =>
  Array.from({ length: count }, (_, step) => wordAt(tokens, at + step)).join(' ')
