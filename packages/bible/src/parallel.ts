import type { Bible } from './bible.ts'
import type { Passage } from './passage/passage.ts'
import type { Range } from './verse-position.ts'

/** The same passage in several texts. The ranges are in the numbering of the first; each answer is in its own. */
export function parallelPassages(bibles: readonly [Bible, ...Bible[]], ranges: readonly Range[]): Passage[] {
  const [first] = bibles
  return bibles.map((bible) =>
    bible.passage(ranges.flatMap((range) => translateRange(range, first, bible) ?? [])),
  )
}

/** A range of one text in the numbering of another; undefined when the other has nothing of it. */
export function translateRange(range: Range, from: Bible, to: Bible): Range | undefined {
  if (from === to) return range
  return rangeFromStandard(to, { from: from.toStandard(range.from), to: from.toStandard(range.to) })
}

export function rangeFromStandard(bible: Bible, range: Range): Range | undefined {
  const start = bible.fromStandard(range.from)?.from
  const end = bible.fromStandard(range.to)?.to
  return start === undefined || end === undefined ? undefined : { from: start, to: end }
}
