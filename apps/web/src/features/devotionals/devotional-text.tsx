import { useState } from 'react'
import { VerseSheet } from '#features/bible/index.ts'
import { Button } from '#shared/ui/button.tsx'
import { ReaderText } from '#shared/records/list/record-reader.tsx'

interface DevotionalTextProps {
  readonly scripture: string
  readonly reference: string
  readonly reflection: string | null
}

/** Scripture and reflection in full. The reference is the title above; here it opens the passage in the Bible. */
export function DevotionalText({ scripture, reference, reflection }: DevotionalTextProps) {
  const [sheet, setSheet] = useState<boolean>()
  return (
    <>
      <blockquote dir="auto" className="scripture whitespace-pre-line">
        {scripture}
      </blockquote>
      <Button
        variant="quiet"
        className="mb-2 -ml-4"
        aria-haspopup="dialog"
        aria-label={`${reference}, open the passage`}
        onClick={() => setSheet(true)}
      >
        Open the passage
      </Button>
      {reflection !== null && <ReaderText>{reflection}</ReaderText>}
      {sheet !== undefined && <VerseSheet reference={reference} open={sheet} onOpenChange={setSheet} />}
    </>
  )
}
