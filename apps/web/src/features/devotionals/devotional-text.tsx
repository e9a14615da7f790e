import { PassageButton } from '#features/bible/index.ts'
import { ReaderText } from '#shared/records/list/record-reader.tsx'

interface DevotionalTextProps {
  readonly scripture: string
  readonly reference: string
  readonly reflection: string | null
}

/** Scripture and reflection in full. The reference is the title above; here it opens the passage in the Bible. */
export function DevotionalText({ scripture, reference, reflection }: DevotionalTextProps) {
  return (
    <>
      <blockquote dir="auto" className="scripture whitespace-pre-line">
        {scripture}
      </blockquote>
      <PassageButton reference={reference} className="mb-2">
        Open the passage
      </PassageButton>
      {reflection !== null && <ReaderText>{reflection}</ReaderText>}
    </>
  )
}
