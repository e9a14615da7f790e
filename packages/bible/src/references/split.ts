import { comparePositions, type Range, type VerseCounts, wholeChapter } from '../verse-position.ts'
import { standardCounts } from './entities.ts'
import { formatReference } from './format.ts'
import { parseReference } from './parse.ts'
import { bookOf, books } from '../canon.ts'

/**
 * A passage in so many parts, for a series of sermons: whole chapters where there are enough of them, else verses, and no part crosses
 * a chapter then. As many as there are verses at most; undefined for what is no reference.
 */
export function splitPassage(reference: string, parts: number): string[] | undefined {
  const counts = standardCounts()
  const reading = parseReference(reference)
  if (!reading.ok) return undefined
  const chapters = reading.ranges.flatMap((range) => chaptersOf(range, counts))
  const ranges = chapters.length >= parts ? joined(shared(chapters, parts)) : splitChapters(chapters, parts)
  return ranges.map((part) => formatReference(part, counts))
}

/** What a range holds of each chapter. */
function chaptersOf({ from, to }: Range, counts: VerseCounts): Range[] {
  const first = bookOf(from.book).number
  const last = bookOf(to.book).number
  return books.slice(first - 1, last).flatMap(({ id }) =>
    counts[id].flatMap((_, index) => {
      const whole = wholeChapter(counts, id, index + 1)
      if (comparePositions(whole.to, from) < 0 || comparePositions(whole.from, to) > 0) return []
      return {
        from: comparePositions(whole.from, from) < 0 ? from : whole.from,
        to: comparePositions(whole.to, to) > 0 ? to : whole.to,
      }
    }),
  )
}

/** Neighbors in so many groups, as even as can be, the longer ones first. */
function shared<T>(items: readonly T[], groups: number): T[][] {
  const size = Math.floor(items.length / groups)
  const longer = items.length % groups
  const startOf = (group: number) => group * size + Math.min(group, longer)
  return Array.from({ length: groups }, (_, group) => items.slice(startOf(group), startOf(group + 1)))
}

/** Chapters that follow each other become one range again. */
const joined = (groups: readonly (readonly Range[])[]): Range[][] =>
  groups.map((group) => {
    const ranges: Range[] = []
    for (const range of group) {
      const last = ranges.at(-1)
      const follows =
        last?.to.book === range.from.book &&
        last.to.chapter + 1 === range.from.chapter &&
        range.from.verse === 1
      if (follows) ranges[ranges.length - 1] = { from: last.from, to: range.to }
      else ranges.push(range)
    }
    return ranges
  })

const lengthOf = ({ from, to }: Range) => to.verse - from.verse + 1

/** Each chapter gets one part, and the longest for its parts gets the next, until all are given. */
function splitChapters(chapters: readonly Range[], parts: number): Range[][] {
  const shares = chapters.map((range) => ({ range, parts: 1 }))
  for (let given = chapters.length; given < parts; given += 1) {
    const [longest] = shares
      .filter((share) => share.parts < lengthOf(share.range))
      .sort((a, b) => lengthOf(b.range) / b.parts - lengthOf(a.range) / a.parts)
    if (longest === undefined) break
    longest.parts += 1
  }
  return shares.flatMap((share) => splitChapter(share.range, share.parts))
}

function splitChapter({ from, to }: Range, parts: number): Range[][] {
  const verses = Array.from({ length: to.verse - from.verse + 1 }, (_, index) => from.verse + index)
  return shared(verses, parts).map((group) => [
    {
      from: { ...from, verse: group[0] ?? from.verse },
      to: { ...to, verse: group.at(-1) ?? to.verse },
    },
  ])
}
