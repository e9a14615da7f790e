import { mapVerses, type Lines } from './source.ts'

/**
 * Two texts print poetry without line ends but still begin every line with a capital: "I am the rose of Sharon, The lily of the
 * valleys." A line ends before a capital that the word has from its place and not from itself, and after every sentence.
 */
export function breakLines(lines: Lines): void {
  const isName = namesIn(lines)
  const isLineStart = (before: string, word: string) => {
    if (/[.?!]/.test(before)) return true
    return !isName(word) && (before !== '' || !pronouns.has(word))
  }
  eachPoetry(lines, (line) =>
    line.replaceAll(
      /(?<=([,;:—.?!]?)[’\]>)]*) (?=[‘([]*(\p{Lu}[\p{L}’]*))/gu,
      (_space, before: string, word: string) => (isLineStart(before, word) ? '|' : ' '),
    ),
  )
}

/** Young writes these with a capital when they stand for God; only a comma before them shows that a line begins. */
const pronouns = new Set(
  'He Him His Himself Thou Thee Thy Thine Thyself I Me My Mine Myself We Us Our Who Whom Whose One'.split(
    ' ',
  ),
)

/** Words with a capital of their own, as prose shows them in the middle of a sentence. */
function namesIn(lines: Lines): (word: string) => boolean {
  const capital = new Map<string, number>()
  const small = new Map<string, number>()
  const count = (words: Map<string, number>, word: string) => words.set(word, (words.get(word) ?? 0) + 1)
  eachPoetry(
    lines,
    (line) => line,
    (line) => {
      for (const [, word = ''] of line.matchAll(/(?<=[\p{Ll},’] [‘([]*)(\p{Lu}[\p{L}’]*)/gu))
        count(capital, word.toLowerCase())
      for (const [word] of line.matchAll(/(?<![\p{L}’])\p{Ll}[\p{L}’]*/gu)) count(small, word)
    },
  )
  return (word) => {
    const key = word.toLowerCase()
    return 5 * (capital.get(key) ?? 0) >= (small.get(key) ?? 0)
  }
}

/** Changes the verses that are poetry and shows those that are prose. */
function eachPoetry(
  lines: Lines,
  change: (line: string) => string,
  prose: (line: string) => void = () => undefined,
): void {
  let poetry = false
  mapVerses(lines, (line) => {
    const block = /[¶§]/.exec(line)?.[0]
    if (block !== undefined) poetry = block === '§'
    if (poetry) return line.replace(/(?<=^(?:\{[^}]*\})?)[^{].*/, change)
    prose(line)
    return line
  })
}
