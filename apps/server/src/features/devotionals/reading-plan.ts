import { type Bible, parseReference, type Range, referenceTo } from '@stillwater/bible'
import type { IsoDate } from '@stillwater/contract/dates/dates'
import { embeddedBible, embeddedTexts } from '#features/bible/index.ts'
import { churchDay } from './church-year.ts'
import { readings } from './readings/index.ts'
import type { Reading } from './readings/reading.ts'

/** The reading of a day. */
export function readingFor(date: IsoDate): Reading {
  const { season, index } = churchDay(date)
  const reading = readings[season][index]
  if (reading === undefined) throw new Error(`There is no reading for ${date}`)
  return reading
}

export interface Planned {
  readonly reference: string
  readonly scripture: string
  readonly reflection: string
}

/** The reading of a day with its text, in the requested version if it exists. */
export function planFor(date: IsoDate, version: string | undefined): Planned {
  const { reference, reflection } = readingFor(date)
  return { ...scriptureIn(bibleFor(version), reference), reflection }
}

function bibleFor(version: string | undefined): Bible {
  const [first] = embeddedTexts()
  const bible = (version && embeddedBible(version)) || (first && embeddedBible(first.id))
  if (!bible) throw new Error('There is no Bible text to read from')
  return bible
}

function scriptureIn(bible: Bible, reference: string): { reference: string; scripture: string } {
  const reading = parseReference(reference)
  if (!reading.ok) throw new Error(`The plan has an invalid reference “${reference}”: ${reading.message}`)
  const ranges = reading.ranges.flatMap((range) => ownRange(bible, range))
  return { reference: referenceTo(ranges, bible.counts).reference, scripture: bible.text(ranges) }
}

/** The plan counts verses as the King James Version does; a text may count otherwise. */
function ownRange(bible: Bible, { from, to }: Range): Range[] {
  const start = bible.fromStandard(from)?.from
  const end = bible.fromStandard(to)?.to
  return start === undefined || end === undefined ? [] : [{ from: start, to: end }]
}
