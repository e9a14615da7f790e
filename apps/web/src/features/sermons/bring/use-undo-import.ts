import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { messageOf } from '#shared/api/error.ts'
import { askToConfirm } from '#shared/ui/dialog/confirm-store.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { sermonCount } from './bring-words.ts'

/** Takes an import back, once its user has confirmed it. */
export function useUndoImport(
  onUndone: (kept: readonly { readonly id: string; readonly title: string }[]) => void,
) {
  const client = useQueryClient()
  const undo = useMutation({
    mutationFn: (id: string) => call('DELETE /api/sermon-imports/:id', { params: { id } }),
    onSuccess: ({ removed, kept }) => {
      void client.invalidateQueries()
      toast({ title: 'Import undone', description: `${sermonCount(removed)} removed.` })
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
      description: 'Its sermons are deleted, except those that you changed since. You can import them again.',
      confirmLabel: 'Undo import',
      destructive: true,
    })
    if (isSure) undo.mutate(id)
  }
  return { undo: ask, isUndoing: undo.isPending }
}
