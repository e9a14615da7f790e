import { type Block, lineBreak } from '@stillwater/sermon-body/blocks'
import type { Sermon } from '@stillwater/contract/sermons/sermons'

export interface SermonPassage {
  readonly reference: string
  readonly text: string
  readonly version: string
}

/** The sermons that may still be written: the next ones, soonest first, then drafts whose day is past, latest first. */
export function openSermons(sermons: readonly Sermon[], today: string): Sermon[] {
  const byDay = sermons
    .filter(({ status }) => status !== 'archived')
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id))
  const isPast = ({ date }: Sermon) => date < today
  const drafts = byDay.filter((sermon) => isPast(sermon) && sermon.status !== 'completed')
  return [...byDay.filter((sermon) => !isPast(sermon)), ...drafts.reverse()]
}

/** The passage as a block of a sermon's text. */
export const scriptureBlock = ({ reference, text, version }: SermonPassage): Block => ({
  attributes: { kind: 'scripture', reference, version },
  runs: [{ text: text.replaceAll('\n', lineBreak), attributes: {} }],
})
