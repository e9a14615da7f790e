import { openPassage } from '@stillwater/contract/choices'
import type { NewRecord } from '@stillwater/contract'
import { newId } from '@stillwater/contract/records/new-id'
import type { Series } from '@stillwater/contract/plan/plan'

export interface PlannedPart {
  readonly date: string
  /** Empty while it is to be chosen. */
  readonly passage: string
}

/** The days of a series with the passages that there are, first come first. */
export const plannedParts = (dates: readonly string[], passages: readonly string[]): PlannedPart[] =>
  dates.map((date, index) => ({ date, passage: passages[index]?.trim() ?? '' }))

type NewSermon = NewRecord<'sermons'> & { id: string }

/** The drafts of a series. Their ids grow as their dates do. */
export function draftsOf(
  { id: seriesId, title }: Pick<Series, 'id' | 'title'>,
  parts: readonly PlannedPart[],
  now = Date.now(),
): NewSermon[] {
  return parts.map(({ date, passage }, index) => ({
    id: newId(now + index),
    title: titleOfPart(title, index + 1),
    reference: passage === '' ? openPassage : passage,
    scripture: passage === '' ? openPassage : passage,
    date,
    seriesId,
    notes: null,
    status: 'not_started',
    archivedFrom: null,
    progress: 0,
    noteCount: 0,
    resourceCount: 0,
  }))
}

/** A title has room for so many characters, the number included. */
const mostTitle = 180

const titleOfPart = (title: string, number: number): string =>
  `${title.length > mostTitle ? `${title.slice(0, mostTitle).toWellFormed()}…` : title}, part ${number}`
