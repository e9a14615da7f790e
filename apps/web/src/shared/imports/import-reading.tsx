import { Button } from '#shared/ui/button.tsx'
import { SpinnerMark } from '#shared/ui/spinner.tsx'
import { LongWords } from '#shared/ui/text/long-words.tsx'

interface ImportReadingProps {
  readonly title: string
  /** Such as "12 found so far". */
  readonly found: string
  /** Of the file that is being read. */
  readonly name: string
  readonly onCancel: () => void
}

/** Files are read on this device. */
export function ImportReading({ title, found, name, onCancel }: ImportReadingProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status" className="flex items-center gap-2">
        <SpinnerMark className="size-5" />
        {title}
      </p>
      {/* Not announced: it changes all the time. */}
      <p className="font-medium">{found}</p>
      <p className="text-sm wrap-anywhere text-muted" dir="auto">
        <LongWords>{name}</LongWords>
      </p>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
