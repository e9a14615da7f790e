import type { Illustration } from '@stillwater/contract/illustrations'
import type { Preached, Sermon } from '@stillwater/contract/sermons/sermons'
import X from 'lucide-react/icons/x'
import { Link } from 'wouter'
import { messageOf } from '#shared/api/error.ts'
import { toldWords } from '#shared/preached/told-times.ts'
import { ReaderText, RecordReader } from '#shared/records/list/record-reader.tsx'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { useRecords } from '#shared/records/use-records.ts'
import { Badge } from '#shared/ui/badge.tsx'
import { Button } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'

interface IllustrationReaderProps {
  readonly illustration: Illustration
  readonly told: readonly Preached[]
  readonly sermons: readonly Sermon[]
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onEdit: (illustration: Illustration) => void
  readonly onRemove: (illustration: Illustration) => void
}

/** One illustration in full: when and where it was told, and in which sermons it is. */
export function IllustrationReader(props: IllustrationReaderProps) {
  const { illustration, told, sermons, open, onOpenChange, onEdit, onRemove } = props
  const { updateOnTop } = useRecords('illustrations')
  const { text, source, reference, tags, sermonIds } = illustration
  const own = sermons.filter(({ id }) => sermonIds.includes(id))
  const tellFailed = (error: unknown) =>
    toast({ title: 'Error', description: messageOf(error, 'Please try again.'), variant: 'destructive' })
  const takeOut = async ({ id, title }: Sermon) => {
    try {
      const { after } = await updateOnTop(illustration, (now) => ({
        sermonIds: now.sermonIds.filter((other) => other !== id),
      }))
      const putBack = () =>
        updateOnTop(after, (now) => ({ sermonIds: [...new Set([...now.sermonIds, id])] })).catch(tellFailed)
      toastSaved(after, {
        title: 'Taken out of the sermon',
        description: title,
        action: { label: 'Undo', onClick: () => void putBack() },
      })
    } catch (error) {
      tellFailed(error)
    }
  }
  return (
    <RecordReader
      record={illustration}
      open={open}
      onOpenChange={onOpenChange}
      onEdit={() => onEdit(illustration)}
      onRemove={() => onRemove(illustration)}
      facts={
        <>
          {source !== null && (
            <span dir="auto" className="wrap-anywhere">
              {source}
            </span>
          )}
          {reference !== null && <span dir="auto">{reference}</span>}
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </>
      }
    >
      <ReaderText>{text}</ReaderText>
      <h3 className="mt-6 text-lg">When you told it</h3>
      {told.length === 0 ? (
        <p className="text-muted">
          Not yet. Pick it in a sermon, and the day and place appear here once that is preached.
        </p>
      ) : (
        <ul className="grid gap-1">
          {told.map((time) => (
            <li key={time.deliveryId ?? time.sermonId} dir="auto">
              {toldWords(time)}
            </li>
          ))}
        </ul>
      )}
      {own.length > 0 && (
        <>
          <h3 className="mt-5 text-lg">In these sermons</h3>
          <ul>
            {own.map((sermon) => (
              <li key={sermon.id} className="flex items-center gap-2">
                <Link
                  href={recordAddress(recordTypes.sermons, sermon.id)}
                  dir="auto"
                  className="link min-w-0 flex-1 wrap-anywhere"
                >
                  {sermon.title}
                </Link>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={`Remove from ${sermon.title}`}
                  onClick={() => void takeOut(sermon)}
                >
                  <X aria-hidden="true" />
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </RecordReader>
  )
}
