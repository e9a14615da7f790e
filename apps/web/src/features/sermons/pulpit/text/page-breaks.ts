/** One line of the text as it is laid out, measured from the top of the column. */
export interface Line {
  readonly top: number
  readonly bottom: number
  /** The block that it belongs to. */
  readonly block: number
  /** Never the last line of a page: a heading, or a label above its text. */
  readonly keep?: boolean
  /** Part of a block that is not split unless it is longer than a page. */
  readonly whole?: boolean
}

export interface Page {
  /** Its first and last line. */
  readonly first: number
  readonly last: number
  readonly top: number
  readonly bottom: number
}

/** Lays lines out into pages of a height. A page has at least one line, and every line is on one page. */
export function breakPages(lines: readonly Line[], height: number): Page[] {
  const pages: Page[] = []
  for (let first = 0; first < lines.length;) {
    const last = lastLine(lines, first, height)
    pages.push({ first, last, top: topOf(lines, first), bottom: bottomOf(lines, last) })
    first = last + 1
  }
  return pages
}

const topOf = (lines: readonly Line[], index: number) => lines[index]?.top ?? 0
const bottomOf = (lines: readonly Line[], index: number) => lines[index]?.bottom ?? 0

function lastLine(lines: readonly Line[], first: number, height: number): number {
  const top = topOf(lines, first)
  let fits = first
  while (fits + 1 < lines.length && bottomOf(lines, fits + 1) - top <= height) fits += 1
  if (fits === lines.length - 1) return fits
  const isHalfFull = (last: number) => bottomOf(lines, last) - top >= height / 2
  const endings = Array.from({ length: fits - first + 1 }, (_, index) => fits - index).filter((last) =>
    mayEnd(lines, last, height),
  )
  // Where every ending breaks a rule, such as a heading longer than a page, the page is filled.
  return endings.find((last) => isHalfFull(last) && leavesNoLineAlone(lines, last)) ?? endings[0] ?? fits
}

function mayEnd(lines: readonly Line[], last: number, height: number): boolean {
  if (lines[last]?.keep === true) return false
  return !splitsBlock(lines, last) || lines[last]?.whole !== true || isLongerThan(lines, last, height)
}

const splitsBlock = (lines: readonly Line[], last: number) => lines[last]?.block === lines[last + 1]?.block

/** The headings above a block count: they may not end a page, so the block has only the room below them. */
function isLongerThan(lines: readonly Line[], index: number, height: number): boolean {
  const [from, to] = blockRange(lines, index)
  let start = from
  while (lines[start - 1]?.keep === true) start -= 1
  return bottomOf(lines, to) - topOf(lines, start) > height
}

/** The first and the last line of the block of a line. */
function blockRange(lines: readonly Line[], index: number): [number, number] {
  const block = lines[index]?.block
  let [from, to] = [index, index]
  while (lines[from - 1]?.block === block && from > 0) from -= 1
  while (lines[to + 1]?.block === block && to + 1 < lines.length) to += 1
  return [from, to]
}

/** Neither the first nor the last line of a block stands alone on a page. */
function leavesNoLineAlone(lines: readonly Line[], last: number): boolean {
  if (!splitsBlock(lines, last)) return true
  const [from, to] = blockRange(lines, last)
  const texts = (start: number, end: number) =>
    lines.slice(start, end + 1).filter(({ keep }) => keep !== true).length
  return texts(from, last) > 1 && to - last > 1
}
