/** Small letters without accents, so that "Jose" finds "José". */
export const plain = (text: string): string =>
  (isAscii.test(text) ? text : text.normalize('NFD').replaceAll(/\p{M}/gu, '')).toLowerCase()

/** Most words are, and lists to look through are long. */
const isAscii = /^[ -~\n]*$/

/** The words of what was typed into a search, each of which must be found. */
export const wordsOf = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean)
