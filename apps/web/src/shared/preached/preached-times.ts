import type { Delivery } from '@stillwater/contract/sermons/deliveries'
import type { Preached, Sermon } from '@stillwater/contract/sermons/sermons'

/** Every time that sermons were preached, and those that were not yet on their own days, latest first: as the server answers it. */
export function preachedTimes(sermons: readonly Sermon[], deliveries: readonly Delivery[]): Preached[] {
  const known = new Map(sermons.map((sermon) => [sermon.id, sermon]))
  const delivered = new Set(deliveries.map(({ sermonId }) => sermonId))
  const times = [
    ...deliveries.flatMap(({ id, sermonId, date, place }) => {
      const sermon = known.get(sermonId)
      return sermon === undefined ? [] : [timeOf(sermon, { deliveryId: id, date, place })]
    }),
    ...sermons
      .filter(({ id }) => !delivered.has(id))
      .map((sermon) => timeOf(sermon, { deliveryId: null, date: sermon.date, place: null })),
  ]
  return times.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
}

const timeOf = (
  { id, title, reference, status }: Sermon,
  when: Pick<Preached, 'deliveryId' | 'date' | 'place'>,
): Preached => ({ sermonId: id, title, reference, status, ...when })

/** Logged as preached; or finished, with its day past: not everybody logs. */
export const wasPreached = ({ deliveryId, status, date }: Preached, today: string): boolean =>
  deliveryId !== null || (date < today && (status === 'completed' || status === 'archived'))
