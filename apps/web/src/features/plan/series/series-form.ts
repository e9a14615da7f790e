import { mostWeeks } from '@stillwater/contract/limits'
import { NewSeriesSchema, type Series } from '@stillwater/contract/plan/plan'
import * as z from 'zod/mini'

/** What the form holds. */
export interface SeriesValues {
  readonly title: string
  readonly theme: string
  readonly reference: string
  readonly date: string
  /** As typed. */
  readonly weeks: string
  readonly color: Series['color']
  /** The passages of the parts as they were written by hand; null while they follow from the passage. */
  readonly passages: readonly string[] | null
}

const usualWeeks = 4

export const valuesOfSeries = (series: Series | undefined, date: string): SeriesValues => ({
  title: series?.title ?? '',
  theme: series?.theme ?? '',
  reference: series?.reference ?? '',
  date: series?.date ?? date,
  weeks: String(series?.weeks ?? usualWeeks),
  color: series?.color ?? 'teal',
  passages: null,
})

const weeksText = z.pipe(
  z.string().check(z.trim(), z.regex(/^\d{1,4}$/, 'Enter whole weeks, like 6')),
  z.transform(Number),
)

export const SeriesFormSchema = z.pipe(
  z.pipe(
    z.looseObject({ weeks: weeksText }),
    z.transform((values) => values as z.input<typeof NewSeriesSchema>),
  ),
  NewSeriesSchema,
)

/** The weeks that were typed; none while it is no number that a series can have. */
export function weeksIn(text: string): number {
  const weeks = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
  return weeks > mostWeeks ? 0 : weeks
}
