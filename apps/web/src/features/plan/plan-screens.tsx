import { useLocation } from 'wouter'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { SkeletonCard, SkeletonGroup } from '#shared/ui/skeleton.tsx'

const Loading = () => (
  <SkeletonGroup className="grid gap-3">
    <SkeletonCard />
    <SkeletonCard />
  </SkeletonGroup>
)

const RecordPage = lazyComponent(async () => (await import('./record/record-page.tsx')).RecordPage, Loading)
const CoveragePage = lazyComponent(
  async () => (await import('./coverage/coverage-page.tsx')).CoveragePage,
  Loading,
)

const WeekPage = lazyComponent(async () => (await import('./week/week-page.tsx')).WeekPage, Loading)

/** The screens beside the plan itself. */
export function PlanScreens() {
  const [path] = useLocation()
  if (path === '/plan/record') return <RecordPage />
  if (path === '/plan/week') return <WeekPage />
  return <CoveragePage />
}
