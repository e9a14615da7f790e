/**
 * Numbers that the reference parser does not read: words as they come from dictation ("john three sixteen") and Roman
 * numerals as older books print them ("Ps. cxix. 105").
 */
export function writeNumbersAsDigits(text: string): string {
  return romanToDigits(wordsToDigits(text))
}

const units = new Map(
  (
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
    'eighteen nineteen'
  )
    .split(' ')
    .map((word, index) => [word, index + 1]),
)
const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10]),
)

/** "one hundred and nineteen" is one number, "three sixteen" is two: a number takes in only smaller parts. */
function wordsToDigits(text: string): string {
  const tokens = text.split(/([^\p{L}\p{N}]+)/u)
  const result: string[] = []
  let number: number | undefined
  let largest = 0
  const flush = () => {
    if (number !== undefined) result.push(String(number), ' ')
    number = undefined
  }
  for (const token of tokens) {
    const word = token.toLowerCase()
    const value = units.get(word) ?? tens.get(word)
    if (value !== undefined) {
      if (number === undefined || value > largest) {
        flush()
        number = value
      } else {
        number += value
      }
      largest = value >= 20 ? 9 : 0
    } else if (word === 'hundred' && number !== undefined && number < 10) {
      number *= 100
      largest = 99
    } else if (number === undefined || (!/^[\s-]+$/.test(token) && !(word === 'and' && largest === 99))) {
      flush()
      result.push(token)
    }
  }
  flush()
  return result.join('').trim()
}

const roman =
  /(?<=[\p{L}\p{N}][.:\s]+)(?=[ivxlc])c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})(?![\p{L}\p{N}])/giu
const worth: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

function romanToDigits(text: string): string {
  return text.replace(roman, (numeral) => {
    const values = Array.from(numeral.toLowerCase(), (letter) => worth[letter] ?? 0)
    return String(
      values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0),
    )
  })
}
