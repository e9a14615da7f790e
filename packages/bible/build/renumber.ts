import { books, type BookId } from '../src/canon.ts'
import type { Renumbering } from '../src/numbering.ts'
import type { VerseCounts } from '../src/verse-position.ts'

type Numbers = { readonly chapter: number; readonly verse: number }

/** Verses of the standard numbering that Luther's Bible divides in two, or joins with the next one. All else is moved borders. */
const divided: Partial<Record<BookId, readonly string[]>> = {
  Deut: ['29:2'],
  '1Sam': ['20:42'],
  '1Kgs': ['22:43'],
  '2Kgs': ['15:38'],
  '3John': ['1:14'],
}
const joined: Partial<Record<BookId, readonly string[]>> = {
  Isa: ['64:1'],
  Acts: ['19:40'],
  '2Cor': ['13:12'],
}

/** How the verses of Luther's Bible are numbered in the standard. */
export function lutherRenumbering(own: VerseCounts, standard: VerseCounts): Renumbering[] {
  return books.flatMap(({ id }) => {
    if (id === 'Ps') return psalms(own, standard)
    if (own[id].join() === standard[id].join()) return []
    return runs(id, pairs(id, numbersOf(own[id]), numbersOf(standard[id])))
  })
}

/** Where a psalm has more verses than in the standard, its title is counted: the first of them belong to verse 1. */
function psalms(own: VerseCounts, standard: VerseCounts): Renumbering[] {
  return own.Ps.flatMap((count, index) => {
    const more = count - (standard.Ps[index] ?? count)
    if (more === 0) return []
    const chapter = index + 1
    const titles = Array.from({ length: more - 1 }, (_, at): Renumbering => [
      'Ps',
      chapter,
      at + 2,
      1,
      chapter,
      1,
    ])
    return [...titles, ['Ps', chapter, more + 1, count - more, chapter, 1] satisfies Renumbering]
  })
}

function numbersOf(counts: readonly number[]): Numbers[] {
  return counts.flatMap((count, index) =>
    Array.from({ length: count }, (_, verse) => ({ chapter: index + 1, verse: verse + 1 })),
  )
}

/** Goes through both numberings of a book at once; they must end together. */
function pairs(book: BookId, own: readonly Numbers[], standard: readonly Numbers[]): [Numbers, Numbers][] {
  const result: [Numbers, Numbers][] = []
  let at = 0
  for (let index = 0; index < standard.length; index++) {
    const to = standard[index]
    if (to === undefined) break
    const name = `${to.chapter}:${to.verse}`
    for (const from of own.slice(at, at + (divided[book]?.includes(name) === true ? 2 : 1))) {
      result.push([from, to])
      at++
    }
    if (joined[book]?.includes(name) === true) index++
  }
  if (at !== own.length) throw new Error(`${book}: ${own.length - at} verses have no number in the standard`)
  return result
}

/** Adjacent verses that moved by the same distance become one run; verses that did not move need none. */
function runs(book: BookId, moved: readonly [Numbers, Numbers][]): Renumbering[] {
  const result: [BookId, number, number, number, number, number][] = []
  for (const [own, standard] of moved) {
    if (own.chapter === standard.chapter && own.verse === standard.verse) continue
    const last = result.at(-1)
    const continues =
      last !== undefined &&
      last[1] === own.chapter &&
      last[2] + last[3] === own.verse &&
      last[4] === standard.chapter &&
      last[5] + last[3] === standard.verse
    if (continues) last[3]++
    else result.push([book, own.chapter, own.verse, 1, standard.chapter, standard.verse])
  }
  return result
}
