import type { Sermon } from '@stillwater/contract/sermons/sermons'

export const sermonTabs = ['upcoming', 'past', 'drafts'] as const
export type SermonTab = (typeof sermonTabs)[number]

type SermonOnTab = Pick<Sermon, 'id' | 'status' | 'date'>

/** An archived sermon is only under Past, whatever its date; a draft is under Drafts and under its date. */
export function isOnTab({ status, date }: SermonOnTab, tab: SermonTab, today: string): boolean {
  switch (tab) {
    case 'upcoming':
      return status !== 'archived' && date >= today
    case 'past':
      return status === 'archived' || date < today
    case 'drafts':
      return status === 'not_started'
  }
}

/** The tab that shows a sermon: the open one if it is there, else the one of its date. */
export function tabShowing(sermon: SermonOnTab, open: SermonTab, today: string): SermonTab {
  if (isOnTab(sermon, open, today)) return open
  return isOnTab(sermon, 'upcoming', today) ? 'upcoming' : 'past'
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const soonestFirst = (a: SermonOnTab, b: SermonOnTab) => order(a.date, b.date) || order(a.id, b.id)
const latestFirst = (a: SermonOnTab, b: SermonOnTab) => soonestFirst(b, a)

/** Every tab's sermons in order: upcoming ones soonest first, past ones latest first. */
export function sermonsByTab<S extends SermonOnTab>(
  sermons: readonly S[],
  today: string,
): Record<SermonTab, S[]> {
  const on = (tab: SermonTab) => sermons.filter((sermon) => isOnTab(sermon, tab, today))
  const drafts = on('drafts').sort(soonestFirst)
  return {
    upcoming: on('upcoming').sort(soonestFirst),
    past: on('past').sort(latestFirst),
    // Drafts from long ago must not come before next Sunday's.
    drafts: [
      ...drafts.filter(({ date }) => date >= today),
      ...drafts.filter(({ date }) => date < today).reverse(),
    ],
  }
}
