import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx'
import { offlineMotif } from '#shared/ui/empty-state/motifs.tsx'

/** A list that could not be read, and the way to try again. */
export function LoadFailed({ what, onRetry, title }: { what: string; onRetry: () => void; title?: string }) {
  return (
    <div role="alert">
      <EmptyState
        motif={offlineMotif}
        title={title ?? `We could not load your ${what}`}
        hint="Check your connection. What you saved is safe."
        action={
          <Button variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        }
      />
    </div>
  )
}

interface LoadFailedLineProps {
  readonly what: string
  readonly onRetry: () => void
}

/** The same in one line, for a small part of a screen. */
export function LoadFailedLine({ what, onRetry }: LoadFailedLineProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="flex-[1_1_10rem] text-muted">We could not load your {what}.</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
