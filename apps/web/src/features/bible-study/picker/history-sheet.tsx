import { useState } from 'react'
import { useReading } from '#features/bible/index.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'

interface HistorySheetProps {
  readonly onClose: () => void
  readonly onOpen: (reference: string) => void
}

/** References that were looked up on this device. */
export function HistorySheet({ onClose, onOpen }: HistorySheetProps) {
  const { memory, remember } = useReading()
  const [references] = useState(memory.history)
  const choose = (reference: string) => {
    onOpen(reference)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="History"
      footer={
        <Button
          variant="secondary"
          onClick={() => {
            remember((before) => ({ ...before, history: [] }))
            onClose()
          }}
        >
          Clear history
        </Button>
      }
    >
      <ul aria-label="References read" className="-mx-3">
        {references.map((reference) => (
          <li key={reference}>
            <button
              type="button"
              onClick={() => choose(reference)}
              className="min-h-12 w-full rounded-control px-3 text-left font-serif text-lg hover:bg-tint active:bg-tint"
            >
              {reference}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
