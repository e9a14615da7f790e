/** Small letters without accents, so that "Jose" finds "José". */
export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether every word that was typed begins or sits somewhere in the text. */
export function matchesWords(query: string, ...texts: (string | null | undefined)[]): boolean {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return true
  const text = plain(texts.filter(Boolean).join('\n'))
  return words.every((word) => text.includes(word))
}
