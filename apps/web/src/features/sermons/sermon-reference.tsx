import { useState } from 'react'
import { VerseSheet } from '#features/bible/index.ts'
import { Button } from '#shared/ui/button.tsx'

/** A tap shows the passage over the list, in the user's version. */
export function SermonReference({ reference }: { reference: string }) {
  const [sheet, setSheet] = useState<boolean>()
  return (
    <>
      <Button
        variant="quiet"
        className="z-10 -ml-4 text-left text-sm"
        aria-haspopup="dialog"
        aria-label={`${reference}, open the passage`}
        onClick={() => setSheet(true)}
      >
        <span dir="auto" className="min-w-0 wrap-anywhere">
          {reference}
        </span>
      </Button>
      {sheet !== undefined && <VerseSheet reference={reference} open={sheet} onOpenChange={setSheet} />}
    </>
  )
}
