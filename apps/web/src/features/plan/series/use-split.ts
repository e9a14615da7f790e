import { useQuery, useQueryClient } from '@tanstack/react-query'

/** The parser is large: it is loaded when there is a passage to split. */
const splitQuery = (reference: string, parts: number) => ({
  queryKey: ['split', reference, parts],
  queryFn: async (): Promise<string[]> => {
    const { splitPassage } = await import('@stillwater/bible/split-passage')
    return splitPassage(reference, parts) ?? []
  },
  networkMode: 'always' as const,
  staleTime: Infinity,
})

const none: string[] = []

/** A passage in so many parts: those to show, and those of what was typed last, once they are there. */
export function useSplit(reference: string, parts: number) {
  const client = useQueryClient()
  const wanted = reference.trim()
  const isWanted = wanted !== '' && parts > 0
  const query = splitQuery(wanted, parts)
  const { data = none } = useQuery({
    ...query,
    enabled: isWanted,
    // The parts stay while the next key is typed.
    placeholderData: (before: string[] | undefined) => before,
  })
  return {
    split: isWanted ? data : none,
    readSplit: async () => (isWanted ? client.fetchQuery(query) : none),
  }
}
