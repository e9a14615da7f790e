import { Spinner } from '#shared/ui/spinner.tsx'
import { Skeleton } from '#shared/ui/skeleton.tsx'

export function LoadingPage() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <h1 className="sr-only">Stillwater</h1>
      <Spinner label="Loading" className="size-9 [animation-delay:1s]" />
    </main>
  )
}

/** Shown while a screen's code is loading: a heading and a few cards, as on most screens. */
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
