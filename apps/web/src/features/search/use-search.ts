import { limits } from '@stillwater/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { bibleAddress, useVersion } from '#features/bible/index.ts'
import { useDebounced } from '#shared/records/list/list-search.tsx'
import { type Found, recordGroups } from './found.ts'
import { referenceQuery, recordsQuery, versesQuery } from './search-queries.ts'

const pause = 150

/** The results for the typed text, after a pause in typing. */
export function useSearchResults(typed: string, wide: string | undefined) {
  const wanted = typed.trim().slice(0, limits.title)
  const settled = useDebounced(wanted, pause)
  // Clearing the field clears the results at once.
  const query = wanted === '' ? '' : settled
  const { version } = useVersion()
  const records = useQuery(recordsQuery(query, wide !== undefined))
  const reference = useQuery(referenceQuery(query))
  const isCertain = reference.data?.isCertain === true
  const verses = useQuery(versesQuery(query, version, reference.isSuccess && !isCertain))

  const groups = records.data === undefined ? [] : recordGroups(records.data, wide)
  const passage: Found[] =
    typeof reference.data?.offer === 'string'
      ? [
          {
            key: `passage ${reference.data.offer}`,
            title: `Open ${reference.data.offer}`,
            titleMarks: [],
            reference: reference.data.offer,
            address: bibleAddress(reference.data.offer, version),
          },
        ]
      : []
  const hits: Found[] = (isCertain ? [] : (verses.data ?? [])).map(({ reference, text, marks }) => ({
    key: `verse ${reference}`,
    title: reference,
    titleMarks: [],
    reference,
    text,
    textMarks: marks,
    isScripture: true,
    address: bibleAddress(reference, version),
  }))
  const bible = { name: 'Bible', kind: 'bible' as const, total: undefined, found: [...passage, ...hits] }
  const withBible = bible.found.length === 0 ? groups : isCertain ? [bible, ...groups] : [...groups, bible]

  return {
    query,
    groups: query === '' ? [] : withBible,
    failed: records.isError,
    retry: () => void records.refetch(),
    /** No results yet. */
    pending: query !== wanted || records.isPending || reference.isPending || verses.isLoading,
    /** The results shown belong to the previous text. */
    stale: query !== wanted || records.isPlaceholderData || reference.isPlaceholderData,
  }
}
