import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useRoute } from 'wouter'
import { sermonsQuery } from '#shared/agenda/sermons-query.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { Workspace } from './workspace.tsx'
import './sermon-text.css'

// For the rare case that there is no sermon to write.
const LostSermon = lazyComponent(async () => (await import('./lost-sermon.tsx')).LostSermon)
const LoadFailed = lazyComponent(
  async () => (await import('#shared/records/list/load-failed.tsx')).LoadFailed,
)

/** The screen on which a sermon is written. */
export function WorkspacePage({ search }: { search: ReactNode }) {
  const [, params] = useRoute('/sermons/:id')
  const id = params?.id ?? ''
  const sermons = useQuery(sermonsQuery)
  const sermon = sermons.data?.find((each) => each.id === id)
  if (sermon !== undefined) return <Workspace key={id} sermon={sermon} search={search} />
  return (
    <main className="mx-auto max-w-phone px-4 pt-8">
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
