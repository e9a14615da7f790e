import { plain, wordsOf } from '@stillwater/contract/search/words'

/** Whether every word that was typed begins or sits somewhere in the text. */
export function matchesWords(query: string, ...texts: (string | null | undefined)[]): boolean {
  const words = wordsOf(query)
  if (words.length === 0) return true
  const text = plain(texts.filter(Boolean).join('\n'))
  return words.every((word) => text.includes(word))
}
