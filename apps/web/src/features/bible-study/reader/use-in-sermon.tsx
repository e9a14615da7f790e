import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { sermonsQuery } from '#shared/agenda/sermons-query.ts'
import { saveFailedText } from '#shared/api/error.ts'
import { openSermonForm } from '#shared/signals/open-sermon-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { formatIsoDate, todayIso } from '#shared/ui/date/iso-date.ts'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { openSermons, scriptureBlock, type SermonPassage } from './add-passage.ts'

interface UseInSermonProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly passage: SermonPassage
  readonly onAdded: (sermon: Sermon) => void
}

/** So many sermons are shown at first. */
const few = 5

/** Adds a passage to the text of a sermon that may still be written, or starts a new one with it. Either way one stays in the Bible. */
export function UseInSermon({ open, onOpenChange, passage, onAdded }: UseInSermonProps) {
  const sermons = useQuery(sermonsQuery)
  const [showsAll, setShowsAll] = useState(false)
  const [isAdding, setIsAdding] = useState(false)
  const offered = sermons.data && openSermons(sermons.data, todayIso())

  async function addTo(sermon: Sermon) {
    // The way into the text may take a moment, and a second tap would add the passage twice.
    if (isAdding) return
    setIsAdding(true)
    const { id, title } = sermon
    const block = scriptureBlock(passage)
    try {
      const { addBlocks, removeLastBlock } = await import('#shared/records/body/add-blocks.ts')
      await addBlocks(id, title, [block])
      toast({
        title: `Added to “${title}”`,
        description: passage.reference,
        action: { label: 'Undo', onClick: () => void removeLastBlock(id, title, block).catch(tellFailed) },
      })
      onAdded(sermon)
      onOpenChange(false)
    } catch (error) {
      tellFailed(error)
    } finally {
      setIsAdding(false)
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Use in sermon"
      maxWidth="32rem"
      footer={
        <Button
          variant="secondary"
          onClick={() => {
            onOpenChange(false)
            openSermonForm({ reference: passage.reference, scripture: passage.text })
          }}
        >
          <Plus aria-hidden="true" />
          New sermon
        </Button>
      }
    >
      {offered !== undefined && offered.length > 0 ? (
        <>
          <p className="mb-2 text-muted">Choose a sermon: {passage.reference} goes to the end of its text.</p>
          <ul aria-label="Open sermons" className="-mx-3">
            {(showsAll ? offered : offered.slice(0, few)).map((sermon) => (
              <li key={sermon.id}>
                <button
                  type="button"
                  disabled={isAdding}
                  onClick={() => void addTo(sermon)}
                  className="min-h-12 w-full rounded-control px-3 py-2.5 text-left hover:bg-tint active:bg-tint"
                >
                  <span dir="auto" className="line-clamp-2 font-medium wrap-anywhere">
                    {sermon.title}
                  </span>
                  <span className="block text-sm text-muted">
                    {formatIsoDate(sermon.date, 'weekday')} · {sermon.reference}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {offered.length > few && !showsAll && (
            <Button variant="quiet" className="-ml-3 px-3" onClick={() => setShowsAll(true)}>
              Show all {offered.length}
            </Button>
          )}
        </>
      ) : offered !== undefined ? (
        <p className="text-muted">No upcoming sermons yet.</p>
      ) : sermons.isError ? (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-2 text-muted">
          Your sermons couldn’t be loaded.
          <Button variant="quiet" onClick={() => void sermons.refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <SkeletonGroup label="Loading sermons">
          <SkeletonText lines={4} />
        </SkeletonGroup>
      )}
    </Dialog>
  )
}

const tellFailed = (error: unknown) =>
  toast({
    title: 'Error',
    description: saveFailedText(error, 'Failed to save sermon. Please try again.'),
    variant: 'destructive',
  })
