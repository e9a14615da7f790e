import { useQuery } from '@tanstack/react-query'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { prayerUpdatesQuery, updatesByPrayer } from './updates-query.ts'

/** Enough to pray with; the prayer's own dialog has all of them. */
const mostShown = 3

/** What has happened lately. */
export function LatestUpdates({ prayerId }: { readonly prayerId: string }) {
  const { data } = useQuery(prayerUpdatesQuery)
  const own = data && updatesByPrayer(data).get(prayerId)?.slice(0, mostShown)
  if (own === undefined) return null
  return (
    <section className="mt-6 border-t border-hairline pt-4">
      <h2 className="mb-2 text-lg">Updates</h2>
      <ul className="grid gap-3">
        {own.map(({ id, date, text }) => (
          <li key={id}>
            <p className="text-sm text-muted">{formatIsoDate(date)}</p>
            <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
