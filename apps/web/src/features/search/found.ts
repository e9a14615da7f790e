import type { RecordName } from '@stillwater/contract/records/record-names'
import { searchPage } from '@stillwater/contract/limits'
import type { FoundGroup, FoundRecord } from '@stillwater/contract/search/search'
import { marksOf } from '@stillwater/contract/search/search-words'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'

type Marks = readonly (readonly number[])[]

/** One search result. */
export interface Found {
  readonly key: string
  readonly title: string
  readonly titleMarks: Marks
  readonly text?: string
  readonly textMarks?: Marks
  readonly date?: string
  readonly isScripture?: boolean
  /** Of a place in the Bible. */
  readonly reference?: string
  readonly address: string
}

export interface Group {
  readonly kind: RecordName | 'bible'
  readonly name: string
  /** The total number of results, if known. */
  readonly total: number | undefined
  readonly found: readonly Found[]
}

interface Answer {
  readonly groups: readonly FoundGroup[]
  readonly words: readonly string[]
}

/** The user's own records as results with their matches highlighted. Only the expanded group shows more than its first few. */
export const recordGroups = ({ groups, words }: Answer, wide: string | undefined): Group[] =>
  groups.map(({ kind, total, hits }) => ({
    kind,
    name: recordTypes[kind].plural,
    total,
    found: hits.slice(0, kind === wide ? undefined : searchPage.usual).map((hit) => ({
      key: `${kind} ${hit.id}`,
      title: hit.title,
      titleMarks: marksOf(hit.title, words),
      ...(hit.excerpt !== '' && { text: hit.excerpt, textMarks: marksOf(hit.excerpt, words) }),
      ...(hit.date !== null && { date: formatIsoDate(hit.date) }),
      address: addressOf(hit, words),
    })),
  }))

/** Where in a sermon's study what belongs to it is shown. */
const studyTabs: Partial<Record<RecordName, string>> = { 'sermon-notes': 'notes', 'sermon-links': 'links' }

/** A match in the text of a sermon opens it at that place, a study note the notes. */
function addressOf(
  { kind, id, sermonId, prayerId, date, in: where }: FoundRecord,
  words: readonly string[],
): string {
  const address = recordAddress(recordTypes[kind], sermonId ?? prayerId ?? id, date)
  const tab = studyTabs[kind]
  if (tab !== undefined) return `${address}?study=${tab}`
  return where === 'body' ? `${address}?find=${encodeURIComponent(words.join(' '))}` : address
}
