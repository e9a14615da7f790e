/** Where the words that were looked for stand in a text, as pairs of start and end: the provider does not say. */
export function marksOf(text: string, query: string): number[][] {
  const wanted = new Set(wordsOf(query).map(({ word }) => word))
  return wordsOf(text).flatMap(({ word, start }) => (wanted.has(word) ? [[start, start + word.length]] : []))
}

function wordsOf(text: string): { word: string; start: number }[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    // Capitals that become longer in small letters would shift the marks: such words are compared as they are.
    word: match[0].toLowerCase().length === match[0].length ? match[0].toLowerCase() : match[0],
    start: match.index,
  }))
}
