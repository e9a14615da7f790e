import { useQuery } from '@tanstack/react-query'
import { BibleFailure, parallelsQuery, Scripture, useVersion } from '#features/bible/index.ts'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'

/** The same verse in every other version. */
export function CompareVersions({ version, reference }: { version: string; reference: string }) {
  const { versions } = useVersion()
  const names = new Map(Object.entries(versions.data ?? {}).map(([name, id]) => [id, name]))
  const ids = [version, ...[...names.keys()].filter((id) => id !== version)]
  const passages = useQuery(parallelsQuery(ids, reference))
  if (passages.isPending)
    return (
      <SkeletonGroup label="Loading other versions">
        <SkeletonText lines={5} />
      </SkeletonGroup>
    )
  if (passages.isError) return <BibleFailure error={passages.error} onRetry={() => void passages.refetch()} />
  return (
    <ul aria-label="Versions" className="grid grid-cols-1 gap-5">
      {passages.data.map((passage) => (
        <li key={passage.version}>
          <p className="text-sm font-medium text-water">
            {names.get(passage.version) ?? passage.version}
            {passage.reference !== reference && (
              <span className="font-normal text-muted"> · {passage.reference}</span>
            )}
          </p>
          <Scripture html={passage.content} size="small" />
        </li>
      ))}
    </ul>
  )
}
