import { newId } from '@stillwater/contract/records/new-id'
import { textOfBlocks } from '@stillwater/sermon-body/blocks'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'wouter'
import { saveFailedText } from '#shared/api/error.ts'
import { addBlocks } from '#shared/records/body/add-blocks.ts'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { useRecords } from '#shared/records/use-records.ts'
import { Button, buttonClass } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx'
import { sermonsMotif } from '#shared/ui/empty-state/motifs.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { findLostSermon, forgetLostSermon } from './find-lost-sermon.ts'

/** In place of a sermon that does not exist. If its text is still on this device, it can be kept. */
export function LostSermon({ id }: { id: string }) {
  const [, navigate] = useLocation()
  const { add } = useRecords('sermons')
  const { data: lost = null } = useQuery({
    queryKey: ['lost sermon', id],
    queryFn: () => findLostSermon(id),
    gcTime: 0,
  })
  const keep = useMutation({
    mutationFn: async () => {
      if (lost === null) return
      // As it was. Study notes and links were deleted with it, so it has none to count.
      const kept = await add({ ...lost.sermon, noteCount: 0, resourceCount: 0, id: newId() })
      await addBlocks(kept.id, kept.title, lost.blocks)
      await forgetLostSermon(id)
      navigate(recordAddress(recordTypes.sermons, kept.id), { replace: true })
    },
    onError: (error) =>
      toast({
        title: 'The sermon could not be saved',
        description: saveFailedText(error, 'Please try again.'),
        variant: 'destructive',
      }),
  })
  return (
    <>
      <EmptyState
        motif={sermonsMotif}
        title="This sermon is no longer here"
        hint={
          lost === null
            ? 'It may have been deleted.'
            : 'It was deleted on another device, but its text is still on this one.'
        }
        action={
          <div className="grid gap-3">
            {lost !== null && (
              <Button busy={keep.isPending} onClick={() => keep.mutate()}>
                Save it as a new sermon
              </Button>
            )}
            <Link
              href="/sermons"
              className={buttonClass({ variant: lost === null ? 'primary' : 'secondary' })}
            >
              Back to your sermons
            </Link>
          </div>
        }
      />
      {lost !== null && (
        <p dir="auto" className="mt-6 line-clamp-12 font-serif whitespace-pre-wrap">
          {textOfBlocks(lost.blocks)}
        </p>
      )}
    </>
  )
}
