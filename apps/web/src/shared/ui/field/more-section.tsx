import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { cx } from '#shared/ui/cx.ts'

interface MoreSectionProps {
  /** Where something in it is set, so that nothing is hidden. */
  readonly startsOpen: boolean
  readonly children: ReactNode
}

/** Fields of a form that most records leave empty. */
export function MoreSection({ startsOpen, children }: MoreSectionProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  const id = useId()
  return (
    <div className="grid gap-4">
      <Button
        variant="quiet"
        className="justify-self-start -mx-4"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        More
        <ChevronDown aria-hidden="true" className={cx('transition-transform', isOpen && 'rotate-180')} />
      </Button>
      <div id={id} hidden={!isOpen} className="grid grid-cols-1 gap-5">
        {children}
      </div>
    </div>
  )
}
