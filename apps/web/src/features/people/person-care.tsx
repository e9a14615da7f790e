import type { CareEntry } from '@stillwater/contract/people/care-entries'
import type { Person } from '@stillwater/contract/people/people'
import { type ReactNode, useMemo, useState } from 'react'
import { idsOf } from '#shared/people/merged-ids.ts'
import { LoadFailedLine } from '#shared/records/list/load-failed.tsx'
import { Choice } from '#shared/ui/field/choice.tsx'
import { SkeletonCard, SkeletonGroup } from '#shared/ui/skeleton.tsx'

interface PersonCareProps {
  readonly person: Person
  /** The rest of the household. */
  readonly others: readonly Person[]
  readonly entries: {
    readonly data: readonly CareEntry[] | undefined
    readonly isPending: boolean
    readonly isError: boolean
    readonly refetch: () => Promise<unknown>
  }
  readonly list: (entries: readonly CareEntry[]) => ReactNode
}

/** The care log of a person, or of everybody in the household. */
export function PersonCare({ person, others, entries, list }: PersonCareProps) {
  const [whose, setWhose] = useState<'person' | 'household'>('person')
  const own = useMemo(() => {
    const ids = new Set([person, ...(whose === 'household' ? others : [])].flatMap(idsOf))
    return entries.data?.filter(({ personIds }) => personIds.some((id) => ids.has(id))) ?? []
  }, [person, others, whose, entries.data])
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-xl">Care log</h2>
      {others.length > 0 && (
        <Choice
          compact
          label="Whose care log"
          options={[
            { value: 'person', label: 'This person' },
            { value: 'household', label: 'Whole household' },
          ]}
          value={whose}
          onValueChange={setWhose}
        />
      )}
      {entries.isPending ? (
        <SkeletonGroup label="Loading the care log">
          <SkeletonCard />
        </SkeletonGroup>
      ) : entries.isError ? (
        <LoadFailedLine what="care log" onRetry={() => void entries.refetch()} />
      ) : own.length === 0 ? (
        <p className="text-muted">Nothing written down yet. A visit, a call or a card can go here.</p>
      ) : (
        list(own)
      )}
    </section>
  )
}
