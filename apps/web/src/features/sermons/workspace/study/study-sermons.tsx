import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { openPassage } from '@stillwater/contract/choices'
import { Link } from 'wouter'
import { usePreachedTimes, versesOnce } from '#shared/preached/use-preached.ts'
import { LoadFailedLine } from '#shared/records/list/load-failed.tsx'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { statusNames } from '#shared/sermons/sermon-status.ts'

/** Other sermons on the same verses, found on the device. */
export function StudySermons({ sermon: { id, reference } }: { sermon: Sermon }) {
  const { known, isError, retry } = usePreachedTimes()
  if (reference === openPassage) return <p className="text-muted">This sermon has no passage yet.</p>
  if (isError) return <LoadFailedLine what="other sermons" onRetry={retry} />
  if (known === undefined)
    return (
      <SkeletonGroup label="Loading sermons">
        <SkeletonText lines={3} />
      </SkeletonGroup>
    )
  const { times, verses } = known
  const wanted = versesOnce(verses, reference)
  // The latest time of each sermon comes first, and is the one to show.
  const shown = new Set([id])
  const others = times.filter(
    (time) =>
      !shown.has(time.sermonId) &&
      verses.shareVerse(versesOnce(verses, time.reference), wanted) &&
      shown.add(time.sermonId),
  )
  if (others.length === 0) return <p className="text-muted">You have no other sermons on these verses.</p>
  return (
    <ul aria-label="Sermons on the same verses" className="-mx-2 grid grid-cols-1">
      {others.map((each) => (
        <li key={each.sermonId}>
          <Link
            href={recordAddress(recordTypes.sermons, each.sermonId)}
            className="block rounded-control px-2 py-2 hover:bg-tint"
          >
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
