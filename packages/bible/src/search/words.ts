/**
 * Words as the index knows them: lower case, without accents and apostrophes. The same reading is used for texts, queries and
 * the marking of matches, so that they always agree.
 */
type Reading = {
  /** The words in order: one, or the parts of a compound. */
  readonly words: readonly string[]
  /** Other words under which the token is found: a compound as one word, or the parts of a name. */
  readonly also: readonly string[]
}

/** All texts are in Latin letters; other scripts and signs are gaps. */
const letters = '0-9A-Za-zªµºÀ-ÖØ-öø-ɏ\u0300-\u036fḀ-ỿ'
const token = new RegExp(`[${letters}]+(?:[’'‑-][${letters}]+)*`, 'g')

/** The words of a text as they are written there, with where each begins. */
export function tokensOf(text: string): { readonly written: string; readonly start: number }[] {
  const tokens: { written: string; start: number }[] = []
  token.lastIndex = 0
  for (let found = token.exec(text); found !== null; found = token.exec(text))
    tokens.push({ written: found[0], start: found.index })
  return tokens
}

const none: readonly string[] = []

/**
 * "Beth-lehem" is one word with two parts and "only-begotten" is two words that are sometimes written as one: a name is taken
 * whole, because people write it so.
 */
export function readToken(written: string): Reading {
  if (/^[a-z]+$/.test(written)) return { words: [written], also: none }
  const folded = fold(written)
    .replace(/['’]s$/, '')
    .replaceAll(/['’]/g, '')
  if (!isCompound(folded)) return { words: [folded], also: none }
  const parts = folded.split(/[-‑]/)
  const whole = parts.join('')
  return isCapital(written) ? { words: [whole], also: parts } : { words: parts, also: [whole] }
}

export function isCompound(written: string): boolean {
  return written.includes('-') || written.includes('‑')
}

export function isCapital(written: string): boolean {
  return /^\p{Lu}/u.test(written)
}

function fold(text: string): string {
  const lower = text.toLowerCase()
  return /^[a-z0-9'-]*$/.test(lower)
    ? lower
    : lower
        .replaceAll('ß', 'ss')
        .normalize('NFD')
        .replaceAll(/\p{M}+/gu, '')
}
