import { type ReactNode, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { cx } from '#shared/ui/cx.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { loadVerseSheet } from './load-bible-parts.ts'

const VerseSheet = lazyComponent(loadVerseSheet)

interface PassageButtonProps {
  readonly reference: string
  readonly className?: string
  /** What it says; the reference by default. */
  readonly children?: ReactNode
}

/** A tap shows the passage over the screen, in the user's version. */
export function PassageButton({ reference, className, children = reference }: PassageButtonProps) {
  const [sheet, setSheet] = useState<boolean>()
  return (
    <>
      <Button
        variant="quiet"
        className={cx('z-10 -ml-4 text-left', className)}
        aria-haspopup="dialog"
        aria-label={`${reference}, open the passage`}
        onClick={() => setSheet(true)}
      >
        <span dir="auto" className="min-w-0 wrap-anywhere">
          {children}
        </span>
      </Button>
      {sheet !== undefined && <VerseSheet reference={reference} open={sheet} onOpenChange={setSheet} />}
    </>
  )
}
