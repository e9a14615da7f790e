/** Rows that people run their fingers along. */
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

const pairsOf = (letters: readonly string[]) =>
  letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)

const steps = new Set(
  rows.map((row) => Array.from(row)).flatMap((row) => [...pairsOf(row), ...pairsOf(row.toReversed())]),
)

/** Such as "abcd1234": hardly a letter that does not come after the one before it. */
function isSequence(text: string): boolean {
  const jumps = pairsOf(Array.from(text)).filter((pair) => !steps.has(pair)).length
  return jumps * 4 < text.length
}

/** Such as "aaaa", "1212" or "psalmpsalm": a part of it, again and again, or few letters in all. */
function isRepeated(text: string): boolean {
  // Found in itself before its end, doubled.
  const isDoubled = `${text}${text}`.indexOf(text, 1) < text.length
  return isDoubled || (text.length >= 8 && new Set(text).size <= 3)
}

/** Such as "Password2024!": a common one with something put around it. */
const isCommon = (text: string, common: ReadonlySet<string>) =>
  common.has(text) || common.has(text.replaceAll(/^[^\p{L}]{1,6}|[^\p{L}]{1,6}$/gu, ''))

/** What is said of a PIN, password or passphrase that is among the first to be tried. Undefined for any other. */
export function guessableWords(typed: string, common: ReadonlySet<string> = new Set()): string | undefined {
  const text = typed.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')
  if (text === '') return undefined
  if (isRepeated(text)) return 'This repeats itself, so it’s among the first guesses. Choose something else.'
  if (isSequence(text)) return 'This follows a row, so it’s among the first guesses. Choose something else.'
  if (isCommon(text, common)) return 'Many people use this one. Choose something only you would think of.'
  return undefined
}
