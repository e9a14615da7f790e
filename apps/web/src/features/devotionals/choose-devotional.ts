import type { Devotional, TodaysDevotional } from '@stillwater/contract/devotionals'

/** What is read today. Only what comes from the plan has its season named. */
export type ShownDevotional = Pick<TodaysDevotional, 'source' | 'scripture' | 'reference' | 'reflection'> & {
  readonly season?: TodaysDevotional['season']
  readonly own?: Devotional
}

interface Known {
  /** The server's choice when it last responded; undefined before the first response. */
  readonly answer: TodaysDevotional | null | undefined
  /** The user's own for today, unsent ones included; undefined until loaded. */
  readonly ofDay: readonly Devotional[] | undefined
}

/**
 * The user's own come first, including unsent ones. Null if there is nothing for today, undefined if that is unknown:
 * the server chose an own one that has been deleted or moved since.
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
