import type { Sermon } from '@stillwater/contract/sermons'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { call } from '#shared/api/call.ts'
import { LoadFailedLine } from '#shared/records/list/load-failed.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { statusNames } from '#shared/sermons/sermon-status.ts'

/** Other sermons on the same verses. */
export function StudySermons({ sermon: { id, reference } }: { sermon: Sermon }) {
  const found = useQuery({
    queryKey: ['/api/sermons/on', reference],
    queryFn: () => call('GET /api/sermons/on', { query: { reference } }),
    staleTime: 60_000,
    retry: false,
  })
  if (found.isPending)
    return (
      <SkeletonGroup label="Loading sermons">
        <SkeletonText lines={3} />
      </SkeletonGroup>
    )
  if (found.isError) return <LoadFailedLine what="other sermons" onRetry={() => void found.refetch()} />
  const others = found.data.filter((each) => each.id !== id)
  if (others.length === 0) return <p className="text-muted">You have no other sermons on these verses.</p>
  return (
    <ul aria-label="Sermons on the same verses" className="-mx-2 grid">
      {others.map((each) => (
        <li key={each.id}>
          <Link href={`/sermons/${each.id}`} className="block rounded-control px-2 py-2 hover:bg-tint">
            <span dir="auto" className="block font-medium">
              {each.title}
            </span>
            <span className="block text-sm text-muted">
              {[formatIsoDate(each.date), each.reference, statusNames[each.status]].join(' · ')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
