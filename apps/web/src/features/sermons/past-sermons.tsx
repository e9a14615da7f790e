import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { type ReactNode, useMemo, useState } from 'react'
import { MonthList } from '#shared/records/list/month-list.tsx'
import { NearEnd } from '#shared/records/list/near-end.tsx'

const step = 40

interface PastSermonsProps {
  readonly sermons: readonly Sermon[]
  readonly children: (sermon: Sermon) => ReactNode
}

/** Years of sermons, under their months. More are rendered as the user nears the end. */
export function PastSermons({ sermons, children }: PastSermonsProps) {
  const [count, setCount] = useState(step)
  const shown = useMemo(() => sermons.slice(0, count), [sermons, count])
  return (
    <>
      <MonthList
        records={shown}
        className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-card *:[contain-intrinsic-size:auto_5.75rem]"
      >
        {children}
      </MonthList>
      {count < sermons.length && <NearEnd key={count} onNear={() => setCount(count + step)} />}
    </>
  )
}
