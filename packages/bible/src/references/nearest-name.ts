import { books, type BookId } from '../canon.ts'
import { editDistance } from '../edit-distance.ts'

const otherNames: readonly (readonly [string, BookId])[] = [
  ['psalm', 'Ps'],
  ['proverb', 'Prov'],
  ['song of songs', 'Song'],
  ['canticles', 'Song'],
  ['ecclesiasticus', 'Eccl'],
  ['apocalypse', 'Rev'],
  ['revelations', 'Rev'],
]

const names: readonly (readonly [string, BookId])[] = [
  ...books.map(({ name, id }) => [name.toLowerCase(), id] as const),
  ...otherNames,
]

/** The book whose name is most like what was typed, with how far it is from it: 0 the same, 1 nothing in common. */
export function nearestBook(text: string): { readonly book: BookId; readonly distance: number } {
  const typed = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  let best: { book: BookId; distance: number; run: number } = { book: 'Gen', distance: 1, run: 0 }
  for (const [name, book] of names) {
    const isBeginning = typed.length > 2 && name.startsWith(typed)
    const distance = isBeginning ? 0.1 : editDistance(typed, name) / Math.max(typed.length, name.length)
    if (distance > best.distance) continue
    const run = longestCommonRun(typed, name)
    if (distance < best.distance || run > best.run) best = { book, distance, run }
  }
  return best
}

/** Between names that are equally far, the one that shares the longer piece is the likelier: Hezekiah is like Ezekiel. */
function longestCommonRun(a: string, b: string): number {
  let length = 0
  for (let start = 0; start + length < a.length; start++) {
    while (start + length < a.length && b.includes(a.slice(start, start + length + 1))) length++
  }
  return length
}
