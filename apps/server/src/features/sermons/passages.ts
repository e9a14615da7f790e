import { bookOf, findReferences, parseReference, type Range, type VersePosition } from '@stillwater/bible'
import { embeddedBible, embeddedTexts } from '#features/bible/index.ts'

/** From one verse to another, both included, as numbers that grow through the Bible: 45008028 is Romans 8:28. */
export interface VerseRange {
  readonly fromVerse: number
  readonly toVerse: number
}

const numberOf = ({ book, chapter, verse }: VersePosition) =>
  bookOf(book).number * 1_000_000 + chapter * 1000 + verse

/** Each range once. */
function numbered(ranges: readonly Range[]): VerseRange[] {
  const known = new Map<string, VerseRange>()
  for (const { from, to } of ranges) {
    const [fromVerse, toVerse] = [numberOf(from), numberOf(to)].sort((a, b) => a - b) as [number, number]
    known.set(`${fromVerse} ${toVerse}`, { fromVerse, toVerse })
  }
  return [...known.values()]
}

/**
 * The verses of a reference in the standard numbering. A place that only the numbering of another text has, such as Joel 4:1, is
 * found through that text. Otherwise says what is wrong.
 */
export function readReference(reference: string): VerseRange[] | { readonly message: string } {
  const reading = parseReference(reference)
  if (reading.ok) return numbered(reading.ranges)
  if (reading.problem !== 'no-such-verse') return { message: reading.message }
  for (const { id } of embeddedTexts()) {
    const bible = embeddedBible(id)
    const own = bible?.parse(reference)
    if (bible === undefined || !own?.ok) continue
    return numbered(
      own.ranges.map(({ from, to }) => ({ from: bible.toStandard(from), to: bible.toStandard(to) })),
    )
  }
  return { message: reading.message }
}

/** The passages of a sermon: those that can be read, where its reference says more than that. */
export function passagesIn(reference: string): VerseRange[] {
  const read = readReference(reference)
  return 'message' in read ? numbered(findReferences(reference).flatMap(({ ranges }) => ranges)) : read
}
