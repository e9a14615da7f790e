import type { Goal } from '@stillwater/contract/goals'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { Link } from 'wouter'
import { useAskedParam } from '#shared/records/form/use-new-param.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card, CardHeader } from '#shared/ui/card.tsx'
import { EmptyLine } from '#shared/ui/empty-state/empty-line.tsx'
import { Progress } from '#shared/ui/progress.tsx'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { GoalMeta } from './goal-meta.tsx'
import { shareOf } from './goal-progress.ts'
import { goalsQuery } from './goal-queries.ts'
import { useGoalDialog } from './use-goal-dialog.tsx'
import { LongWords } from '#shared/ui/text/long-words.tsx'

/** How many goals the dashboard shows. */
const most = 2

/** Both forms of the parameter: the specification's, and one like the journal's. */
const asksForGoal = (params: URLSearchParams) =>
  params.get('goals?new') === 'true' || params.get('goals') === 'new'

export function GoalsCard() {
  const goals = useQuery(goalsQuery)
  const { edit, dialog } = useGoalDialog()
  useAskedParam(asksForGoal, () => edit())

  return (
    <Card>
      <CardHeader
        title="Goals"
        action={
          <Link href="/goals" className="link flex min-h-11 items-center px-1.5 text-sm">
            View all
          </Link>
        }
      />
      <div className="mt-2">
        {goals.isPending ? (
          <SkeletonGroup label="Loading goals">
            <SkeletonText lines={2} />
          </SkeletonGroup>
        ) : goals.isLoadingError ? (
          <div role="alert">
            <p className="text-muted">Error loading goals. Please try again later.</p>
            <Button variant="secondary" className="mt-3" onClick={() => void goals.refetch()}>
              Try again
            </Button>
          </div>
        ) : goals.data?.length === 0 ? (
          <EmptyLine
            title="Set your goals"
            action={
              <Button variant="secondary" onClick={() => edit()}>
                Add Goal
              </Button>
            }
          />
        ) : (
          <FirstGoals goals={goals.data ?? []} onAdd={() => edit()} />
        )}
      </div>
      {dialog}
    </Card>
  )
}

function FirstGoals({ goals, onAdd }: { goals: readonly Goal[]; onAdd: () => void }) {
  return (
    <>
      <ul className="grid gap-3">
        {goals.slice(0, most).map((goal) => (
          <li key={goal.id}>
            <h3 dir="auto" className="line-clamp-2">
              <Link href={`/goals?open=${goal.id}`} className="hover:underline">
                <LongWords>{goal.title}</LongWords>
              </Link>
            </h3>
            <div className="mt-1">
              <GoalMeta goal={goal} />
            </div>
            <Progress label={`Progress of ${goal.title}`} value={shareOf(goal)} className="mt-2" />
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="mt-3 w-full" onClick={onAdd}>
        <Plus aria-hidden="true" />
        Add New Goal
      </Button>
    </>
  )
}
