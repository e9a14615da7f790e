import HardDrive from 'lucide-react/icons/hard-drive'
import X from 'lucide-react/icons/x'
import { Button } from '#shared/ui/button.tsx'
import type { StorageLevel } from './storage-level.ts'

interface StorageWarningProps {
  readonly level: StorageLevel
  readonly percent: number
  readonly onDismiss: () => void
}

export function StorageWarning({ level, percent, onDismiss }: StorageWarningProps) {
  return (
    <section
      aria-labelledby="storage-notice"
      className="flex items-start gap-3 rounded-card border border-hairline bg-lamp-soft py-3 pr-2 pl-4 text-lamp-ink"
    >
      <HardDrive aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
      <div className="min-w-0 flex-1">
        <h2 id="storage-notice" className="text-base font-semibold text-lamp-ink">
          {level === 'full' ? 'Your storage is full' : 'Your storage is almost full'}
        </h2>
        <p className="mt-1">
          {level === 'full'
            ? 'Everything you wrote is safe. To save something new, delete what you no longer need.'
            : `You have used ${percent}% of it. Delete what you no longer need to make room.`}
        </p>
      </div>
      <Button variant="quiet" size="icon" className="-mt-1.5" aria-label="Dismiss" onClick={onDismiss}>
        <X aria-hidden="true" />
      </Button>
    </section>
  )
}
