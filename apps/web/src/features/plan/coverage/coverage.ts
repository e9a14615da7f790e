import type { Preached } from '@stillwater/contract/sermons/sermons'

/** Verses as numbers that grow through the Bible: 45008028 is Romans 8:28. */
interface Verses {
  readonly fromVerse: number
  readonly toVerse: number
}

/** How a chapter was preached. */
export interface ChapterCoverage {
  /** Latest first. */
  readonly times: readonly Preached[]
  readonly last: string
}

export interface Coverage {
  /** By book and chapter, such as 45008 for Romans 8; only what was preached. */
  readonly chapters: ReadonlyMap<number, ChapterCoverage>
  /** How many times a passage of each testament was preached. */
  readonly old: number
  readonly new: number
}

const oldTestamentBooks = 39
export const bookNumber = (verse: number): number => Math.floor(verse / 1_000_000)
const chapterNumber = (verse: number): number => Math.floor(verse / 1000)

/** What was preached, chapter by chapter. `chapterCounts` has the number of chapters of each book. */
export function coverageOf(
  times: readonly Preached[],
  versesOf: (reference: string) => readonly Verses[],
  chapterCounts: readonly number[],
): Coverage {
  const chapters = new Map<number, Preached[]>()
  const counts = { old: 0, new: 0 }
  for (const time of times) {
    const ranges = versesOf(time.reference)
    const own = new Set(ranges.flatMap((range) => chaptersIn(range, chapterCounts)))
    for (const chapter of own) {
      const known = chapters.get(chapter)
      if (known === undefined) chapters.set(chapter, [time])
      else known.push(time)
    }
    const books = [...own].map((chapter) => Math.floor(chapter / 1000))
    if (books.some((book) => book <= oldTestamentBooks)) counts.old += 1
    if (books.some((book) => book > oldTestamentBooks)) counts.new += 1
  }
  return {
    ...counts,
    chapters: new Map(
      Array.from(chapters, ([chapter, own]) => [chapter, { times: own, last: own[0]?.date ?? '' }]),
    ),
  }
}

function chaptersIn({ fromVerse, toVerse }: Verses, chapterCounts: readonly number[]): number[] {
  const found: number[] = []
  const [first, last] = [chapterNumber(fromVerse), chapterNumber(toVerse)]
  for (let book = bookNumber(fromVerse); book <= bookNumber(toVerse); book += 1) {
    const count = chapterCounts[book - 1] ?? 0
    for (let chapter = book * 1000 + 1; chapter <= book * 1000 + count; chapter += 1)
      if (chapter >= first && chapter <= last) found.push(chapter)
  }
  return found
}

/** The share of the Old Testament in percent; none where nothing was preached. */
export const oldShare = ({ old, new: newer }: Coverage): number | undefined =>
  old + newer === 0 ? undefined : Math.round((100 * old) / (old + newer))
