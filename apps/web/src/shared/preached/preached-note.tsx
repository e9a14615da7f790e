import { useDeferredValue, useState } from 'react'
import { Link } from 'wouter'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { Button } from '#shared/ui/button.tsx'
import { useToday } from '#shared/ui/date/use-today.ts'
import { LongWords } from '#shared/ui/text/long-words.tsx'
import { preachedWords } from './preached-words.ts'
import { usePreached } from './use-preached.ts'

/** So many are shown at first. */
const few = 3

interface PreachedNoteProps {
  readonly reference: string
  /** The sermon that is being edited. */
  readonly exceptSermon?: string | undefined
}

/** Under a passage: when and where it was preached before. Nothing where it was not. */
export function PreachedNote({ reference, exceptSermon }: PreachedNoteProps) {
  const today = useToday()
  const [showsAll, setShowsAll] = useState(false)
  // Typing goes first.
  const times = usePreached(useDeferredValue(reference.trim()), exceptSermon)
  const shown = showsAll ? times : times.slice(0, few)
  return (
    <div aria-live="polite">
      {times.length > 0 && (
        <ul
          aria-label="Sermons on these verses"
          className="mt-2 grid gap-2 rounded-control bg-well p-3 text-sm"
        >
          {shown.map((time) => (
            <li key={time.deliveryId ?? time.sermonId} dir="auto">
              <LongWords>{preachedWords(time, today)}</LongWords>:{' '}
              <Link
                href={recordAddress(recordTypes.sermons, time.sermonId)}
                className="wrap-anywhere text-water underline underline-offset-2"
              >
                {time.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {times.length > few && !showsAll && (
        <Button variant="quiet" className="-ml-3 px-3" onClick={() => setShowsAll(true)}>
          Show all {times.length}
        </Button>
      )}
    </div>
  )
}
