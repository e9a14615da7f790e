import { type ReactNode, useState } from 'react'
import { cx } from '#shared/ui/cx.ts'

interface DropAreaProps {
  readonly onDrop: (dropped: DataTransfer) => void
  readonly children: ReactNode
}

/** Where files are dropped, or chosen with what is in it. */
export function DropArea({ onDrop, children }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false)
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        onDrop(event.dataTransfer)
      }}
      className={cx(
        'grid justify-items-center gap-3 rounded-card border-2 border-dashed px-4 py-8 text-center',
        isOver ? 'border-water bg-water-soft' : 'border-edge',
      )}
    >
      {children}
    </div>
  )
}
