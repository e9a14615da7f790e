import { Skeleton } from '#shared/ui/skeleton.tsx'

/** Stands in while a screen's code arrives: a heading and a few cards, as on most screens. */
export function ScreenSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-4">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-36" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  )
}
