import { Skeleton } from '#shared/ui/skeleton.tsx'

/** As high as the line, so that nothing moves when it comes. */
export const StepLineSpace = () => (
  <li>
    <Skeleton className="h-11" />
  </li>
)
