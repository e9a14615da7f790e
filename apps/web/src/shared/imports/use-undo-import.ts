import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#shared/api/error.ts'
import { askToConfirm } from '#shared/ui/dialog/confirm-store.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'

/** Of a record that an undo has left. */
export interface KeptRecord {
  readonly id: string
  readonly name: string
}

interface EarlierImport {
  readonly id: string
  readonly importedAt: number
  readonly undoUntil: number
  readonly count: number
}

/** How imports of one kind of record are listed and taken back. */
export interface UndoableImport {
  readonly path: string
  /** Those that can still be undone. */
  readonly list: () => Promise<readonly EarlierImport[]>
  readonly undo: (id: string) => Promise<{ readonly removed: number; readonly kept: readonly KeptRecord[] }>
  readonly undoDays: number
  /** Such as "3 sermons". */
  readonly countText: (count: number) => string
  /** What happens, before it does. */
  readonly question: string
}

/** Takes an import back, once its user has confirmed it. */
export function useUndoImport(
  { undo, countText, question }: UndoableImport,
  onUndone: (kept: readonly KeptRecord[]) => void,
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
