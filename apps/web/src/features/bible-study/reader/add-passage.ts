import { limits } from '@stillwater/contract/limits'
import type { Sermon } from '@stillwater/contract/sermons'

export interface SermonPassage {
  readonly reference: string
  readonly text: string
  readonly version: string
}

/** How many sermons are offered. */
const most = 5

/** The next sermons, soonest first. */
export const upcomingSermons = (sermons: readonly Sermon[], today: string): Sermon[] =>
  sermons
    .filter(({ status, date }) => status !== 'archived' && date >= today)
    .sort((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id))
    .slice(0, most)

/** A sermon's notes with a passage at their end; undefined if they would be too long. Nothing is ever cut. */
export function notesWith(notes: string | null, { reference, text, version }: SermonPassage) {
  const passage = `${text}\n${reference} (${version})`
  const joined = notes === null ? passage : `${notes.trimEnd()}\n\n${passage}`
  return joined.length > limits.text ? undefined : joined
}
