import { openPassage } from '@stillwater/contract/choices'
import type { Illustration } from '@stillwater/contract/illustrations'
import { newId } from '@stillwater/contract/records/new-id'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { messageOf } from '#shared/api/error.ts'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { useRecords } from '#shared/records/use-records.ts'
import { titleOf } from '#shared/sermons/illustration-title.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'

const tellFailed = (error: unknown) =>
  toast({
    title: 'Failed to save the illustration',
    description: messageOf(error, 'Please try again.'),
    variant: 'destructive',
  })

/** Saves what a sermon tells, and notes that it tells what was picked. */
export function useIllustrations({ id: sermonId, reference }: Sermon) {
  const { add, updateOnTop, removeAtOnce } = useRecords('illustrations')

  const save = async (text: string) => {
    try {
      const saved = await add({
        id: newId(),
        title: titleOf(text),
        text,
        source: null,
        tags: [],
        reference: reference === openPassage ? null : reference,
        sermonIds: [sermonId],
      })
      toastSaved(saved, {
        title: 'Saved to your illustrations',
        description: saved.title,
        action: { label: 'Undo', onClick: () => void removeAtOnce(saved).catch(tellFailed) },
      })
    } catch (error) {
      tellFailed(error)
    }
  }

  const noteUse = async (illustration: Illustration) => {
    if (illustration.sermonIds.includes(sermonId)) return
    try {
      await updateOnTop(illustration, ({ sermonIds }) => ({
        sermonIds: [...new Set([...sermonIds, sermonId])],
      }))
    } catch (error) {
      tellFailed(error)
    }
  }
  return { save, noteUse }
}
