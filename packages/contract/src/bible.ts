import * as z from 'zod/mini'
import { endpoint } from './calls/endpoint.ts'
import { requiredLine } from './records/fields.ts'

/** The Bible is public: anyone may read it, and browsers may cache every response. */
const version = requiredLine(1, 'Please choose a version', 100)
const reference = anyLine('Please enter a reference')

/** Whatever was typed or pasted: no word and no length makes an error. What is beyond the limit is not read. */
function anyLine(message: string) {
  return z.string({ error: (issue) => (issue.input === undefined ? message : undefined) }).check(
    z.overwrite((value) => value.slice(0, 10_000).replaceAll(/\p{Cc}/gu, ' ')),
    z.trim(),
    z.minLength(1, message),
  )
}

const TranslationSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO 639-1, such as "en". */
  language: z.string(),
  copyright: z.string(),
})
export type Translation = z.infer<typeof TranslationSchema>

const BookSchema = z.object({
  /** Such as "John" or "1Cor": what the other calls take as `book`. */
  id: z.string(),
  name: z.string(),
  testament: z.enum(['old', 'new']),
  chapters: z.number(),
})
export type Book = z.infer<typeof BookSchema>

const ChapterSchema = z.object({
  /** Such as "John.3": what `verses` takes as `chapter`. */
  id: z.string(),
  number: z.number(),
  verses: z.number(),
})

const VerseSchema = z.object({
  /** Such as "John.3.16". */
  id: z.string(),
  number: z.number(),
  text: z.string(),
})

const PassageSchema = z.object({
  reference: z.string(),
  /** Allow-listed HTML; every verse carries data-verse="John.3.16". */
  content: z.string(),
  copyright: z.string(),
})
export type Passage = z.infer<typeof PassageSchema>

const SearchHitSchema = z.object({
  reference: z.string(),
  text: z.string(),
  /** Where the words that were looked for stand in the text, as pairs of start and end. */
  marks: z.array(z.array(z.number())),
})
export type SearchHit = z.infer<typeof SearchHitSchema>

const get = {
  method: 'GET',
  access: 'public',
  cache: 'public',
  // A provider's versions are for signed-in users, and limited.
  errors: ['not_found', 'not_signed_in', 'too_many_attempts', 'provider_unavailable'],
} as const

export const listVersions = endpoint({
  ...get,
  path: '/api/bible/versions',
  response: z.record(z.string(), z.string()),
})
export const listTranslations = endpoint({
  ...get,
  path: '/api/bible/translations',
  response: z.array(TranslationSchema),
})
export const getPassage = endpoint({
  ...get,
  path: '/api/bible/passage',
  query: z.object({ version, reference }),
  response: PassageSchema,
})
export const searchBible = endpoint({
  ...get,
  path: '/api/bible/search',
  query: z.object({
    version,
    query: anyLine('Please enter a word or phrase'),
    testament: z.optional(z.enum(['old', 'new'])),
    book: z.optional(z.string().check(z.maxLength(20))),
    /** Whole numbers as text, because they come in an address. */
    offset: z.optional(z.string().check(z.regex(/^\d{1,5}$/, 'Use a whole number'))),
    limit: z.optional(z.string().check(z.regex(/^\d{1,3}$/, 'Use a whole number up to 100'))),
  }),
  response: z.array(SearchHitSchema),
})
export const listBooks = endpoint({
  ...get,
  path: '/api/bible/books',
  query: z.object({ version }),
  response: z.array(BookSchema),
})
export const listChapters = endpoint({
  ...get,
  path: '/api/bible/chapters',
  query: z.object({ version, book: requiredLine(1, 'Please choose a book', 20) }),
  response: z.array(ChapterSchema),
})
export const listVerses = endpoint({
  ...get,
  path: '/api/bible/verses',
  query: z.object({ version, chapter: requiredLine(1, 'Please choose a chapter', 20) }),
  response: z.array(VerseSchema),
})
/** A recording where there is one; else the text, for the browser's own voice. */
export const getAudio = endpoint({
  ...get,
  path: '/api/bible/audio',
  query: z.object({ version, passage: reference }),
  response: z.object({ url: z.nullable(z.string()), text: z.optional(z.string()) }),
})
export const listCrossReferences = endpoint({
  ...get,
  path: '/api/bible/cross-references',
  query: z.object({ version, verse: requiredLine(1, 'Please choose a verse', 200) }),
  response: z.array(z.object({ id: z.string(), reference: z.string(), text: z.string() })),
})
/** The same passage in several versions, each in its own numbering. `versions` is a list with commas between. */
export const listParallels = endpoint({
  ...get,
  path: '/api/bible/parallel',
  query: z.object({ versions: requiredLine(1, 'Please choose versions', 200), reference }),
  response: z.array(z.extend(PassageSchema, { version: z.string() })),
})

/** A text that a device can keep. */
export const TextSchema = z.extend(TranslationSchema, {
  /** How much of the device it takes, and about how much travels. */
  bytes: z.number(),
  download: z.number(),
  /** SHA-256 of the text in hexadecimal digits: what arrives is held against it. */
  hash: z.string(),
})
export type Text = z.infer<typeof TextSchema>

export const listTexts = endpoint({
  ...get,
  path: '/api/bible/texts',
  response: z.array(TextSchema),
})
/** A whole version for a device that keeps it: what the engine of packages/bible reads. */
export const getText = endpoint({
  ...get,
  path: '/api/bible/text',
  query: z.object({ version }),
  response: z.string(),
  file: 'text/plain',
})
