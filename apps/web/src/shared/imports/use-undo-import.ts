import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#shared/api/error.ts'
import { askToConfirm } from '#shared/ui/dialog/confirm-store.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'

/** How imports of one kind of record are taken back. */
export interface UndoableImport<Kept> {
  readonly undo: (id: string) => Promise<{ readonly removed: number; readonly kept: readonly Kept[] }>
  /** Such as "3 sermons". */
  readonly countText: (count: number) => string
  /** What happens, before it does. */
  readonly question: string
}

/** Takes an import back, once its user has confirmed it. */
export function useUndoImport<Kept>(
  { undo, countText, question }: UndoableImport<Kept>,
  onUndone: (kept: readonly Kept[]) => void,
) {
  const client = useQueryClient()
  const undoing = useMutation({
    mutationFn: undo,
    onSuccess: ({ removed, kept }) => {
      void client.invalidateQueries()
      toast({ title: 'Import undone', description: `${countText(removed)} removed.` })
      onUndone(kept)
    },
    onError: (error) =>
      toast({
        title: 'Failed to undo',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
  })
  const ask = async (id: string) => {
    const isSure = await askToConfirm({
      title: 'Undo this import?',
      description: question,
      confirmLabel: 'Undo import',
      destructive: true,
    })
    if (isSure) undoing.mutate(id)
  }
  return { undo: ask, isUndoing: undoing.isPending }
}
