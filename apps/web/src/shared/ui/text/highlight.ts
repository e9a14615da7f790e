interface Segment {
  readonly start: number
  readonly words: string
  readonly marked: boolean
}

/** Splits a text at its marks. Marks may overlap or be outside the text. */
export function segmentsOf(text: string, marks: readonly (readonly number[])[]): Segment[] {
  const segments: Segment[] = []
  let at = 0
  const add = (to: number, marked: boolean) => {
    if (to > at) segments.push({ start: at, words: text.slice(at, to), marked })
    at = Math.max(at, to)
  }
  for (const [start = 0, end = 0] of marks.toSorted(([a = 0], [b = 0]) => a - b)) {
    add(Math.min(start, text.length), false)
    add(Math.min(end, text.length), true)
  }
  add(text.length, false)
  return segments
}
