/** A word, number or symbol in the spoken text, and its position. */
export interface Token {
  /** In lower case, "a.m." as "am", without accents on apostrophes. */
  readonly word: string
  readonly start: number
  readonly end: number
}

/** A range of tokens that was parsed as one unit. */
export interface Span {
  readonly from: number
  /** The token after the last one. */
  readonly next: number
}

const pattern =
  /[ap]\.\s?m\b\.?|\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2}:\d{2}|\d+(?:st|nd|rd|th)\b|\d+|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|[^\s\p{L}\p{N}]/giu

export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(pattern), ({ index, 0: found }) => ({
    word: wordOf(found),
    start: index,
    end: index + found.length,
  }))
}

function wordOf(found: string): string {
  const word = found
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[‐-―−]/g, '-')
  return /^[ap]\.\s?m\b/.test(word) ? `${word.charAt(0)}m` : word
}

export const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? ''

export const isWord = (token: string): boolean => /^\p{L}/u.test(token)
