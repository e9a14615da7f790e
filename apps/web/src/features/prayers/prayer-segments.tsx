import type { Prayer } from '@stillwater/contract/prayers/prayers'
import { Choice } from '#shared/ui/field/choice.tsx'

const segments = ['praying', 'answered'] as const
export type PrayerSegment = (typeof segments)[number]

const segmentNames: Record<PrayerSegment, string> = { praying: 'Praying', answered: 'Answered' }

export const segmentOf = ({ isAnswered }: Prayer): PrayerSegment => (isAnswered ? 'answered' : 'praying')

interface PrayerSegmentsProps {
  readonly prayers: readonly Prayer[]
  readonly value: PrayerSegment
  readonly onValueChange: (value: PrayerSegment) => void
}

/** Within a tab: the prayers that are still prayed, or those that were answered. */
export function PrayerSegments({ prayers, value, onValueChange }: PrayerSegmentsProps) {
  return (
    <div className="mb-3">
      <Choice
        compact
        label="Praying or answered"
        options={segments.map((segment) => ({
          value: segment,
          label: (
            <>
              {segmentNames[segment]}
              {/* As with the tabs, the name stays the same whatever the count. */}
              <span aria-hidden="true" className="font-normal tabular-nums">
                {prayers.filter((prayer) => segmentOf(prayer) === segment).length}
              </span>
            </>
          ),
        }))}
        value={value}
        onValueChange={onValueChange}
      />
    </div>
  )
}
