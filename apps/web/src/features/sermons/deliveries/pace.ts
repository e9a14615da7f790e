import type { Delivery } from '@stillwater/contract/sermons/deliveries'

/** Words a minute, for a preacher whose own pace is not known yet. */
const usualPace = 130

/** So many timed deliveries tell the preacher's own pace. */
const enough = 3

/** Words a minute: the median of what was timed, so that one odd Sunday changes nothing. */
export function paceOf(deliveries: readonly Pick<Delivery, 'minutes' | 'words'>[]): number {
  const paces = deliveries
    .flatMap(({ minutes, words }) =>
      minutes !== null && words !== null && words > 0 ? [words / minutes] : [],
    )
    .toSorted((a, b) => a - b)
  if (paces.length < enough) return usualPace
  const [below, above] = [paces[Math.ceil(paces.length / 2) - 1], paces[Math.floor(paces.length / 2)]]
  return ((below ?? usualPace) + (above ?? usualPace)) / 2
}

/** Such as "18 min"; nothing for a text without words. */
export function minutesFor(words: number, pace: number): string | undefined {
  return words === 0 ? undefined : `${Math.max(Math.round(words / pace), 1)} min`
}
