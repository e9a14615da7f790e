import { type Block, lineBreak } from '@stillwater/sermon-body/blocks'
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

/** The passage as a block of a sermon's text. */
export const scriptureBlock = ({ reference, text, version }: SermonPassage): Block => ({
  attributes: { kind: 'scripture', reference, version },
  runs: [{ text: text.replaceAll('\n', lineBreak), attributes: {} }],
})
