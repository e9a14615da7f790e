import type { Devotional, TodaysDevotional } from '@stillwater/contract/devotionals'

/** What is read today. Only what comes from the plan has its season named. */
export type ShownDevotional = Pick<TodaysDevotional, 'source' | 'scripture' | 'reference' | 'reflection'> & {
  readonly season?: TodaysDevotional['season']
  readonly own?: Devotional
}

interface Known {
  /** What the server chose when it was last asked; undefined before its first answer. */
  readonly answer: TodaysDevotional | null | undefined
  /** The user's own of today, with what is still unsent; undefined before they are known. */
  readonly ofDay: readonly Devotional[] | undefined
}

/**
 * The user's own come first, also those that the server has not heard of yet. Null where there is nothing for today,
 * undefined where that cannot be told: an own one that the server chose has been deleted or moved since.
 */
export function chooseDevotional({ answer, ofDay }: Known): ShownDevotional | null | undefined {
  const [own = ofDay === undefined ? answer?.own : undefined] = ofDay ?? []
  if (own) {
    const { scripture, reference, reflection } = own
    return { source: 'own', scripture, reference, reflection, own }
  }
  if (answer === null || answer === undefined) return answer
  if (answer.source === 'own') return undefined
  const { source, scripture, reference, reflection, season } = answer
  return { source, scripture, reference, reflection, season }
}
