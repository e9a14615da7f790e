interface Piece {
  readonly start: number
  readonly words: string
  readonly marked: boolean
}

/** Splits a text at its marks. Marks may overlap or be outside the text. */
export function piecesOf(text: string, marks: readonly (readonly number[])[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const add = (to: number, marked: boolean) => {
    if (to > at) pieces.push({ start: at, words: text.slice(at, to), marked })
    at = Math.max(at, to)
  }
  for (const [start = 0, end = 0] of marks.toSorted(([a = 0], [b = 0]) => a - b)) {
    add(Math.min(start, text.length), false)
    add(Math.min(end, text.length), true)
  }
  add(text.length, false)
  return pieces
}
