import { useQuery } from '@tanstack/react-query'
import { BibleFailure, crossReferencesQuery } from '#features/bible/index.ts'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'

export interface NamedVerse {
  readonly id: string
  readonly reference: string
  readonly text: string
}

interface CrossReferencesProps {
  readonly version: string
  readonly verse: string
  readonly onChoose: (verse: NamedVerse) => void
}

/** Related verses, to tap on. */
export function CrossReferences({ version, verse, onChoose }: CrossReferencesProps) {
  const found = useQuery(crossReferencesQuery(version, verse))
  if (found.isPending)
    return (
      <SkeletonGroup label="Loading cross-references">
        <SkeletonText lines={5} />
      </SkeletonGroup>
    )
  if (found.isError) return <BibleFailure error={found.error} onRetry={() => void found.refetch()} />
  if (found.data.length === 0)
    return <p className="py-4 text-center text-muted">No cross-references are known for this verse.</p>
  return (
    <ul aria-label="Cross-references" className="-mx-3 grid">
      {found.data.map((each) => (
        <li key={each.id}>
          <button
            type="button"
            onClick={() => onChoose(each)}
            className="w-full rounded-control px-3 py-2.5 text-left hover:bg-tint active:bg-tint"
          >
            <span className="block text-sm font-medium text-water">{each.reference}</span>
            <span className="block font-serif">{each.text}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
