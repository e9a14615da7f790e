import { type Token, wordAt } from './tokens.ts'

interface ReadNumber {
  readonly value: number
  readonly next: number
}

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const small = new Map(units.split(' ').map((word, value) => [word, value]))
const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10]),
)
const ordinals = new Map(
  (
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth ' +
    'sixteenth seventeenth eighteenth nineteenth'
  )
    .split(' ')
    .map((word, index) => [word, index + 1]),
)
const tenth = new Map([
  ['twentieth', 20],
  ['thirtieth', 30],
])

const afterHyphen = (tokens: readonly Token[], at: number) => (wordAt(tokens, at) === '-' ? at + 1 : at)

/** A number in figures or in words, up to 999: "twenty-eight" and "one hundred and nineteen" are one, "three sixteen" two. */
export function readNumber(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const word = wordAt(tokens, at)
  if (/^\d{1,4}$/.test(word)) return { value: Number(word), next: at + 1 }
  const first = belowHundred(tokens, at)
  if (first === undefined || first.value > 9 || wordAt(tokens, first.next) !== 'hundred') return first
  const hundreds = first.value * 100
  const afterAnd = wordAt(tokens, first.next + 1) === 'and' ? first.next + 2 : first.next + 1
  const rest = belowHundred(tokens, afterAnd)
  return rest === undefined
    ? { value: hundreds, next: first.next + 1 }
    : { value: hundreds + rest.value, next: rest.next }
}

function belowHundred(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const word = wordAt(tokens, at)
  const alone = small.get(word)
  if (alone !== undefined) return { value: alone, next: at + 1 }
  const ten = tens.get(word)
  if (ten === undefined) return undefined
  const next = afterHyphen(tokens, at + 1)
  const unit = small.get(wordAt(tokens, next))
  return unit !== undefined && unit > 0 && unit < 10
    ? { value: ten + unit, next: next + 1 }
    : { value: ten, next: at + 1 }
}

/** "5th", "fifth", "twenty-first". */
export function readOrdinal(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const word = wordAt(tokens, at)
  const figures = /^(\d{1,3})(?:st|nd|rd|th)$/.exec(word)
  if (figures !== null) return { value: Number(figures[1]), next: at + 1 }
  const alone = ordinals.get(word) ?? tenth.get(word)
  if (alone !== undefined) return { value: alone, next: at + 1 }
  const ten = tens.get(word)
  if (ten === undefined) return undefined
  const next = afterHyphen(tokens, at + 1)
  const unit = ordinals.get(wordAt(tokens, next))
  return unit !== undefined && unit < 10 ? { value: ten + unit, next: next + 1 } : undefined
}
