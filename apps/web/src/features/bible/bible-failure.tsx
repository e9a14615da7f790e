import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { messageOf } from '#shared/api/error.ts'
import { Button } from '#shared/ui/button.tsx'
import { BibleError } from './bible-error.ts'

interface BibleFailureProps {
  readonly error: Error
  readonly onRetry: () => void
  /** Opens the nearest reference that exists. */
  readonly onOpen?: ((reference: string) => void) | undefined
}

/** What failed, why, and what the user can do about it. */
export function BibleFailure({ error, onRetry, onOpen }: BibleFailureProps) {
  const known = error instanceof BibleError ? error : undefined
  const nearest = onOpen === undefined ? undefined : known?.nearest
  return (
    <div role="alert" className="rounded-card border border-hairline bg-card p-5 text-center">
      <p className="font-serif text-lg font-medium text-balance">
        {messageOf(error, 'Something went wrong')}
      </p>
      {known !== undefined && <p className="mt-1 text-muted">{known.explanation}</p>}
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        {nearest !== undefined && <Button onClick={() => onOpen?.(nearest)}>Open {nearest}</Button>}
        {known?.refused !== true && (
          <Button variant="secondary" onClick={onRetry}>
            <RotateCcw aria-hidden="true" />
            Try again
          </Button>
        )}
      </div>
    </div>
  )
}
