import { bcv_parser } from 'bible-passage-reference-parser/esm/bcv_parser.js'
import * as english from 'bible-passage-reference-parser/esm/lang/en.js'
import { books, isBookId, type BookId } from '../canon.ts'
import type { VerseCounts } from '../verse-position.ts'

/** A reference as it was written, not yet checked: chapter and verse may not exist, and `openEnd` stands for "to the end". */
export type Entity = {
  readonly from: Written
  readonly to: Written
  readonly start: number
  readonly end: number
  /** True for "Heb 13-15", where the second number may be a chapter or a verse. */
  readonly chaptersOnly: boolean
}
export type Written = { readonly book: BookId; readonly chapter: number; readonly verse: number }

/** What the parser writes for the last chapter or verse when it is told not to check them. */
export const openEnd = 999

/**
 * `query` reads what somebody typed as a reference; `prose` looks for references among other words and is stricter. Neither
 * checks chapters and verses: the numbering differs between texts and the answer must say what was understood.
 */
type Mode = 'query' | 'prose'

const shared = {
  testaments: 'on',
  passage_existence_strategy: 'b',
  osis_compaction_strategy: 'bcv',
  sequence_combination_strategy: 'separate',
  consecutive_combination_strategy: 'separate',
  invalid_passage_strategy: 'include',
  zero_chapter_strategy: 'error',
  zero_verse_strategy: 'allow',
  single_chapter_1_strategy: 'chapter',
  warn_level: 'none',
} as const

const options = {
  query: {
    ...shared,
    book_alone_strategy: 'full',
    book_sequence_strategy: 'include',
    book_range_strategy: 'include',
    captive_end_digits_strategy: 'include',
  },
  prose: {
    ...shared,
    book_alone_strategy: 'ignore',
    book_sequence_strategy: 'ignore',
    book_range_strategy: 'ignore',
    captive_end_digits_strategy: 'delete',
  },
} as const

const parsers = new Map<Mode, bcv_parser>()

function parserFor(mode: Mode): bcv_parser {
  const known = parsers.get(mode)
  if (known !== undefined) return known
  const parser = new bcv_parser(english).set_options(options[mode])
  parsers.set(mode, parser)
  return parser
}

type Bounds = { b?: string; c?: number; v?: number }

function written({ b, c, v }: Bounds): Written | undefined {
  return b !== undefined && isBookId(b) ? { book: b, chapter: c ?? 1, verse: v ?? 1 } : undefined
}

export function readEntities(text: string, mode: Mode): Entity[] {
  const parser = parserFor(mode)
  parser.parse(text)
  return parser.parsed_entities().flatMap((entity) => {
    if (!('start' in entity)) return []
    const from = written(entity.start)
    const to = written(entity.end)
    if (from === undefined || to === undefined) return []
    const [start, end] = entity.indices
    const chaptersOnly =
      entity.type === 'range' && entity.start.type === 'bc' && entity.end.type === 'integer'
    return [{ from, to, start, end, chaptersOnly }]
  })
}

let standard: VerseCounts | undefined

/** The numbering of the King James Version, which English references and the cross references follow. */
export function standardCounts(): VerseCounts {
  if (standard !== undefined) return standard
  const { chapters } = parserFor('query').translation_info('kjv')
  standard = Object.fromEntries(books.map(({ id }) => [id, chapters[id] ?? []])) as unknown as VerseCounts
  return standard
}
