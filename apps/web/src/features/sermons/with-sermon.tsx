import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sermonsQuery } from '#shared/agenda/sermons-query.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'

// For the rare case that there is no sermon.
const LostSermon = lazyComponent(async () => (await import('./workspace/lost-sermon.tsx')).LostSermon)
const LoadFailed = lazyComponent(
  async () => (await import('#shared/records/list/load-failed.tsx')).LoadFailed,
)

interface WithSermonProps {
  readonly id: string
  readonly children: (sermon: Sermon) => ReactNode
}

/** A screen for one sermon, once it is loaded. */
export function WithSermon({ id, children }: WithSermonProps) {
  const sermons = useQuery(sermonsQuery)
  const sermon = sermons.data?.find((each) => each.id === id)
  if (sermon !== undefined) return children(sermon)
  return (
    <main className="mx-auto max-w-phone px-4 pt-8">
      <PageHeader title="Sermon" back={{ href: '/sermons', label: 'Sermons' }} />
      {sermons.isPending ? (
        <SkeletonGroup label="Loading the sermon">
          <SkeletonText lines={6} />
        </SkeletonGroup>
      ) : sermons.isError ? (
        <LoadFailed what="sermon" onRetry={() => void sermons.refetch()} />
      ) : (
        <LostSermon id={id} />
      )}
    </main>
  )
}
