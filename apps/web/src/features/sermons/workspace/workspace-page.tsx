import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useRoute } from 'wouter'
import { sermonsQuery } from '#shared/agenda/sermons-query.ts'
import { LoadFailed } from '#shared/records/list/load-failed.tsx'
import { buttonClass } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx'
import { sermonsMotif } from '#shared/ui/empty-state/motifs.tsx'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { Workspace } from './workspace.tsx'
import './sermon-text.css'

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
        <EmptyState
          motif={sermonsMotif}
          title="This sermon is no longer here"
          hint="It may have been deleted on another device."
          action={
            <Link href="/sermons" className={buttonClass({ variant: 'primary' })}>
              Back to your sermons
            </Link>
          }
        />
      )}
    </main>
  )
}
