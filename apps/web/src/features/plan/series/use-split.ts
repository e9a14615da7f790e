import { useQuery } from '@tanstack/react-query'

/** A passage in so many parts. The parser is large: it is loaded when there is a passage to split. */
export function useSplit(reference: string, parts: number): readonly string[] | undefined {
  const wanted = reference.trim()
  const split = useQuery({
    queryKey: ['split', wanted, parts],
    queryFn: async () => {
      const { splitPassage } = await import('@stillwater/bible/split-passage')
      return splitPassage(wanted, parts) ?? null
    },
    enabled: wanted !== '' && parts > 0,
    networkMode: 'always',
    staleTime: Infinity,
    // The parts stay while the next key is typed.
    placeholderData: (before) => before,
  })
  return wanted === '' || parts === 0 ? undefined : (split.data ?? undefined)
}
