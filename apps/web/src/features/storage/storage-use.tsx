import { useQuery } from '@tanstack/react-query'
import { LoadFailedLine } from '#shared/records/list/load-failed.tsx'
import { Progress } from '#shared/ui/progress.tsx'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { storageQuery } from './storage-query.ts'
import { percentUsed } from './storage-level.ts'

const count = new Intl.NumberFormat('en-US')
const megabytes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** How much the user has stored, and how much fits. */
export function StorageUse() {
  const { data, isError, refetch } = useQuery(storageQuery)
  if (data === undefined) {
    return isError ? (
      <LoadFailedLine what="storage use" onRetry={() => void refetch()} />
    ) : (
      <SkeletonGroup label="Loading your storage">
        <SkeletonText lines={2} />
      </SkeletonGroup>
    )
  }
  return (
    <div>
      <p className="font-medium">Storage</p>
      <p className="text-sm text-muted">
        {count.format(data.records)} of {count.format(data.maxRecords)} items,{' '}
        {megabytes.format(data.bytes / 1e6)} of {megabytes.format(data.maxBytes / 1e6)} MB of text
      </p>
      <Progress label="Storage used" value={percentUsed(data)} className="mt-2" />
    </div>
  )
}
