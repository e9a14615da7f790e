import { type Sermon, SermonChangesSchema } from '@stillwater/contract/sermons/sermons'
import * as z from 'zod/mini'
import { addDays, weekdayOf } from '#shared/ui/date/iso-date.ts'

/** The form's values. They exclude the counts, so that an edit does not change those. */
export type SermonValues = Pick<
  Sermon,
  'title' | 'scripture' | 'reference' | 'status' | 'date' | 'progress' | 'seriesId'
> & {
  notes: string
}

/** Values that another screen may prefill. */
export interface SermonStart {
  readonly reference?: string | undefined
  readonly scripture?: string | undefined
  readonly date?: string | undefined
  readonly seriesId?: string | undefined
}

/** Today, if it is one. */
export const comingSunday = (today: string): string => addDays(today, (7 - weekdayOf(today)) % 7)

export const newValues = (start: SermonStart | undefined, today: string): SermonValues => ({
  title: '',
  scripture: start?.scripture ?? '',
  reference: start?.reference ?? '',
  status: 'not_started',
  date: start?.date ?? comingSunday(today),
  progress: 0,
  seriesId: start?.seriesId ?? null,
  notes: '',
})

export const valuesOf = (sermon: Sermon): SermonValues => ({
  title: sermon.title,
  scripture: sermon.scripture,
  reference: sermon.reference,
  status: sermon.status,
  date: sermon.date,
  progress: sermon.progress,
  // A sermon that was cached by an earlier version of the app has none.
  seriesId: sermon.seriesId ?? null,
  notes: sermon.notes ?? '',
})

/** What an edit sends. Without its notes a sermon has none to count, also before the server has heard of it. */
export const changesSchemaOf = (sermon: Sermon | undefined) =>
  z.pipe(
    SermonChangesSchema,
    z.transform((changes) =>
      changes.notes === null && (sermon?.notes ?? null) !== null ? { ...changes, noteCount: 0 } : changes,
    ),
  )
