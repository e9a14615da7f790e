/** Small letters without accents, so that "Jose" finds "José". */
export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The words of what was typed into a search, each of which must be found. */
export const wordsOf = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean)
