import { parseReference } from '@stillwater/bible'
import { numbered, type VerseNumbers, versesOf } from '@stillwater/bible/verse-numbers'
import { embeddedBible, embeddedTexts } from '#features/bible/index.ts'

/**
 * The verses of a reference in the standard numbering. A place that only the numbering of another text has, such as Joel 4:1, is
 * found through that text. Otherwise says what is wrong.
 */
export function readReference(reference: string): VerseNumbers[] | { readonly message: string } {
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
export function passagesIn(reference: string): VerseNumbers[] {
  const read = readReference(reference)
  return 'message' in read ? versesOf(reference) : read
}
