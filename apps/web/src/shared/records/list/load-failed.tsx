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
