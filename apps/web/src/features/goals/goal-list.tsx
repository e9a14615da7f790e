import type { GoalCategory } from '@stillwater/contract/choices'
import type { Goal } from '@stillwater/contract/goals'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ListSearch } from '#shared/records/list/list-search.tsx'
import { LoadFailed } from '#shared/records/list/load-failed.tsx'
import { LongList } from '#shared/records/list/long-list.tsx'
import { matchesWords } from '#shared/records/list/match-words.ts'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx'
import { goalsMotif } from '#shared/ui/empty-state/motifs.tsx'
import { SkeletonCard, SkeletonGroup } from '#shared/ui/skeleton.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { type GoalActions, GoalCard } from './goal-card.tsx'
import { goalsQuery } from './goal-queries.ts'

interface GoalListProps extends GoalActions {
  /** None shows the goals of all categories. */
  readonly category: GoalCategory | undefined
  readonly onAdd: () => void
  readonly onRead: (goal: Goal) => void
}

export function GoalList({ category, onAdd, ...actions }: GoalListProps) {
  const goals = useQuery(goalsQuery)
  const [search, setSearch] = useState('')
  const failed = goals.isLoadingError
  const name = category === undefined ? 'All Goals' : `${category} Goals`

  useEffect(() => {
    if (failed) toast({ title: 'Failed to fetch goals', variant: 'destructive' })
  }, [failed])

  const inCategory = (goals.data ?? []).filter((goal) => category === undefined || goal.category === category)
  const shown = inCategory.filter((goal) => matchesWords(search, goal.title, goal.category))

  return (
    <>
      <h2 className="mb-3 text-xl">{name}</h2>
      <ListSearch label="Search goals" value={search} onValueChange={setSearch} count={goals.data?.length} />
      {goals.isPending ? (
        <SkeletonGroup label="Loading goals" className="grid gap-3">
          <SkeletonCard />
          <SkeletonCard />
        </SkeletonGroup>
      ) : failed ? (
        <LoadFailed
          what="goals"
          title="Error loading goals. Please try again later."
          onRetry={() => void goals.refetch()}
        />
      ) : shown.length === 0 ? (
        <EmptyState
          motif={goalsMotif}
          title={search === '' ? emptyTitle(category) : `No goals match “${search}”`}
          action={search === '' && <Button onClick={onAdd}>Add Goal</Button>}
        />
      ) : (
        <LongList items={shown} keyOf={(goal) => goal.id} label={name}>
          {(goal) => <GoalCard goal={goal} {...actions} />}
        </LongList>
      )}
    </>
  )
}

const emptyTitle = (category: GoalCategory | undefined) =>
  category === undefined ? 'Set your goals' : `No ${category.toLowerCase()} goals yet`
