import * as z from 'zod/mini'
import { calendarColors, dayMarks } from '../choices.ts'
import { endpoint } from '../calls/endpoint.ts'
import { IsoDateSchema, nullableLine, nullableText, requiredLine } from '../records/fields.ts'
import { mostWeeks } from '../limits.ts'
import { partField } from '../calls/list-parts.ts'
import { changeFields, newRecordFields, recordFields, recordWrites } from '../records/records.ts'
import { WeekRhythmSchema } from './week-rhythm-schema.ts'

const seriesFields = {
  title: requiredLine(1, 'Please enter a title'),
  theme: nullableText(),
  /** The passage that the sermons go through together. */
  reference: nullableLine(),
  /** When it was planned to begin, and for how many weeks: its sermons have dates of their own, which may have moved since. */
  date: IsoDateSchema,
  weeks: z
    .int('Please enter whole weeks')
    .check(
      z.minimum(1, 'Please enter at least 1 week'),
      z.maximum(mostWeeks, `Please enter at most ${mostWeeks} weeks`),
    ),
  color: z.enum(calendarColors, 'Please choose a color'),
}

/** Sermons that belong together. They name it; it does not name them. */
export const SeriesSchema = z.object({
  ...recordFields,
  title: z.string(),
  theme: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  date: z.string(),
  weeks: z.number(),
  color: z.enum(calendarColors),
})
export type Series = z.infer<typeof SeriesSchema>

export const NewSeriesSchema = z.object({
  ...newRecordFields,
  ...seriesFields,
  theme: z._default(seriesFields.theme, null),
  reference: z._default(seriesFields.reference, null),
  color: z._default(seriesFields.color, 'teal'),
})

const SeriesChangesSchema = z.extend(z.partial(z.object(seriesFields)), changeFields)

/** The latest first. */
export const listSeries = endpoint({
  method: 'GET',
  path: '/api/series',
  access: 'user',
  query: z.object(partField),
  response: z.array(SeriesSchema),
})

export const seriesWrites = recordWrites('series', {
  record: SeriesSchema,
  create: NewSeriesSchema,
  changes: SeriesChangesSchema,
})

const markedDayFields = {
  date: IsoDateSchema,
  mark: z.enum(dayMarks, 'Please choose what the day is'),
  note: nullableLine(),
}

/** A day on which the user does not preach. */
export const MarkedDaySchema = z.object({
  ...recordFields,
  date: z.string(),
  mark: z.enum(dayMarks),
  note: z.nullable(z.string()),
})
export type MarkedDay = z.infer<typeof MarkedDaySchema>

export const NewMarkedDaySchema = z.object({
  ...newRecordFields,
  ...markedDayFields,
  note: z._default(markedDayFields.note, null),
})

const MarkedDayChangesSchema = z.extend(z.partial(z.object(markedDayFields)), changeFields)

/** The latest first. */
export const listMarkedDays = endpoint({
  method: 'GET',
  path: '/api/marked-days',
  access: 'user',
  query: z.object(partField),
  response: z.array(MarkedDaySchema),
})

export const markedDayWrites = recordWrites('marked-days', {
  record: MarkedDaySchema,
  create: NewMarkedDaySchema,
  changes: MarkedDayChangesSchema,
})

/** Of somebody who has chosen nothing. */
export const usualPlanSettings = { weekdays: [0], rhythm: null }

const settings = {
  /** The days of the week on which the user preaches: 0 for Sunday to 6 for Saturday. */
  weekdays: z
    .array(z.int().check(z.minimum(0), z.maximum(6)))
    .check(z.minLength(1, 'Please choose at least one day'), z.maxLength(7)),
  /** When a sermon is prepared; null for no rhythm. */
  rhythm: z.nullable(WeekRhythmSchema),
}

export const PlanSettingsSchema = z.object({
  ...settings,
  // An export from before there were rhythms has none.
  rhythm: z._default(settings.rhythm, null),
})
export type PlanSettings = z.infer<typeof PlanSettingsSchema>

export const getPlanSettings = endpoint({
  method: 'GET',
  path: '/api/plan/settings',
  access: 'user',
  response: PlanSettingsSchema,
})

export const updatePlanSettings = endpoint({
  method: 'PATCH',
  path: '/api/plan/settings',
  access: 'user',
  body: z.partial(z.object(settings)),
  response: PlanSettingsSchema,
})
