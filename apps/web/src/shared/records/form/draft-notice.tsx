import { Button } from '#shared/ui/button.tsx'
import type { DraftState } from './use-draft.ts'

const when = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** Offers what was left unsaved. */
export function DraftNotice({ draft }: { draft: DraftState }) {
  if (draft.offered === undefined) return null
  return (
    <div role="status" className="mb-5 rounded-control bg-lamp-soft p-4">
      <p>You have unsaved text from {when.format(draft.offered.at)}.</p>
      <div className="mt-3 flex gap-3">
        <Button variant="secondary" onClick={draft.use}>
          Continue draft
        </Button>
        <Button variant="quiet" onClick={draft.discard}>
          Discard
        </Button>
      </div>
    </div>
  )
}
