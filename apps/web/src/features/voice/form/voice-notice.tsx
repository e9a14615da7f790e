import type { Ref } from 'react'
import { Button } from '#shared/ui/button.tsx'

interface VoiceNoticeProps {
  readonly ref: Ref<HTMLDivElement>
  /** Where it comes from. */
  readonly source: 'voice' | 'line'
  readonly filled: readonly string[]
  readonly kept: readonly string[]
  readonly onUndo: () => void
}

/** Says which fields were filled in, so that the user checks them before saving. */
export function VoiceNotice({ ref, source, filled, kept, onUndo }: VoiceNoticeProps) {
  return (
    <div
      ref={ref}
      role="status"
      tabIndex={-1}
      className="mb-5 flex items-start gap-2 rounded-control bg-lamp-soft py-3 pr-2 pl-4 outline-none"
    >
      <div className="min-w-0 flex-1 py-1">
        {filled.length > 0 && (
          <p>
            Filled in from your {source}: <strong className="font-medium">{filled.join(', ')}</strong>. Please
            check before you save.
          </p>
        )}
        {kept.length > 0 && (
          <p className="mt-1 text-sm text-muted">Already there and left as it was: {kept.join(', ')}.</p>
        )}
      </div>
      <Button variant="quiet" onClick={onUndo} className="-mt-1 px-3!">
        Undo
      </Button>
    </div>
  )
}
