import type { IsoDate } from '@stillwater/contract/dates/dates'
import { useQuery } from '@tanstack/react-query'
import { passageQuery, Scripture, useVersion } from '#features/bible/index.ts'
import { openingVerse } from './opening-verses.ts'

/** A verse to begin with. Where its text cannot be had, the reference is enough. */
export function PrayBegin({ day }: { readonly day: IsoDate }) {
  const { version } = useVersion()
  const reference = openingVerse(day)
  const passage = useQuery({ ...passageQuery(version ?? '', reference), enabled: version !== undefined })
  return (
    <figure className="pray-verse">
      {passage.data !== undefined && <Scripture html={passage.data.content} className="pray-scripture" />}
      <figcaption className="text-lg text-muted">{reference}</figcaption>
    </figure>
  )
}
