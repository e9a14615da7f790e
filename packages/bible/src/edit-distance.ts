/** Longer words are not compared letter by letter. */
const longest = 63
const rows = [0, 1, 2].map(() => new Uint8Array(longest + 1))

/**
 * Letters to add, drop, change or swap with their neighbor to turn one word into the other. Counting stops at `enough`: an
 * answer above it only says that the words are further apart. Thousands of words are tried for one that is misspelled, so this
 * makes no garbage.
 */
export function editDistance(a: string, b: string, enough = longest): number {
  const height = Math.min(a.length, longest)
  const width = Math.min(b.length, longest)
  let [before, previous, current] = rows as [Uint8Array, Uint8Array, Uint8Array]
  for (let column = 0; column <= width; column++) previous[column] = column
  for (let row = 1; row <= height; row++) {
    const letter = a.charCodeAt(row - 1)
    const letterBefore = a.charCodeAt(row - 2)
    let least = row
    current[0] = row
    for (let column = 1; column <= width; column++) {
      const other = b.charCodeAt(column - 1)
      let cost = (previous[column - 1] ?? 0) + (letter === other ? 0 : 1)
      cost = Math.min(cost, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1)
      const isSwap = row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && letterBefore === other
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      current[column] = cost
      if (cost < least) least = cost
    }
    if (least > enough) return least
    ;[before, previous, current] = [previous, current, before]
  }
  return previous[width] ?? 0
}
