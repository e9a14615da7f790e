import type { Preached } from '@stillwater/contract/sermons/sermons'
import { Link } from 'wouter'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { LongWords } from '#shared/ui/text/long-words.tsx'

interface PreachedLinesProps {
  readonly times: readonly Preached[]
  readonly label: string
}

/** What was preached when and where, each leading to its sermon. */
export const PreachedLines = ({ times, label }: PreachedLinesProps) => (
  <ul aria-label={label} className="divide-y divide-hairline">
    {times.map((time) => (
      <li key={time.deliveryId ?? time.sermonId} className="break-inside-avoid">
        <Link
          href={recordAddress(recordTypes.sermons, time.sermonId)}
          className="block rounded-tip py-2 hover:bg-tint"
        >
          <span dir="auto" className="block font-medium">
            <LongWords>{time.title}</LongWords>
          </span>
          <span dir="auto" className="block text-sm text-muted">
            <LongWords>
              {[formatIsoDate(time.date), time.reference, time.place].filter(Boolean).join(' · ')}
            </LongWords>
          </span>
        </Link>
      </li>
    ))}
  </ul>
)
