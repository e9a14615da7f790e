import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#shared/ui/toast/toast-store.ts'

/** Settings of which each choice is saved at once: shown before the server has answered, and taken back if it fails. */
export function useSaveSettings<Settings extends object>(
  path: string,
  send: (changes: Partial<Settings>) => Promise<Settings>,
) {
  const client = useQueryClient()
  const queryKey = [path]
  return useMutation({
    mutationFn: send,
    onMutate: async (changes) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<Settings>(queryKey)
      client.setQueryData<Settings>(queryKey, (known) => known && { ...known, ...changes })
      return { before }
    },
    onError: (_error, _changes, context) => {
      client.setQueryData(queryKey, context?.before)
      toast({
        title: 'Error',
        description: 'Failed to save. Check your connection and try again.',
        variant: 'destructive',
      })
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
    scope: { id: path },
  })
}
