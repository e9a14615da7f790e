import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { buttonClass } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { bibleAddress } from './address.ts'
import { BibleFailure } from './bible-failure.tsx'
import { passageQuery } from './bible-queries.ts'
import { Scripture } from './scripture.tsx'
import { useReading } from './use-reading.ts'
import { useVersion } from './use-version.ts'

interface VerseSheetProps {
  /** The reference to show, in any notation. */
  readonly reference: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Shows a passage over the current screen, in the user's version. */
export function VerseSheet({ reference, open, onOpenChange }: VerseSheetProps) {
  const { version, versions } = useVersion()
  const { memory } = useReading()
  const passage = useQuery({
    ...passageQuery(version ?? '', reference),
    enabled: open && version !== undefined,
  })
  const error = versions.error ?? passage.error
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={passage.data?.reference ?? reference}
      maxWidth="32rem"
      footer={
        <Link
          href={bibleAddress(passage.data?.reference ?? reference, version)}
          className={buttonClass({ variant: 'secondary' })}
        >
          Open in Bible Study
        </Link>
      }
    >
      {passage.data !== undefined ? (
        <>
          <Scripture html={passage.data.content} size={memory.size} />
          <p className="mt-4 text-xs text-muted">{passage.data.copyright}</p>
        </>
      ) : error !== null ? (
        <BibleFailure
          error={error}
          onRetry={() => void (versions.isError ? versions.refetch() : passage.refetch())}
        />
      ) : (
        <SkeletonGroup label="Loading the passage">
          <SkeletonText lines={4} />
        </SkeletonGroup>
      )}
    </Dialog>
  )
}
