export { answersOf } from './answers/answers.ts'
export { bookIn, chapterIn, referenceIn, type Reader, Refusal, verseIn } from './answers/asked.ts'
export { Bible, loadBible } from './bible.ts'
export { bookOf, books, isBookId, type Book, type BookId, type Testament } from './canon.ts'
export { CrossReferences, loadCrossReferences } from './cross-references.ts'
export type { FileEntry, Manifest, Packing, TextEntry } from './manifest.ts'
export { parallelPassages, translateRange } from './parallel.ts'
export type { Passage, Verse } from './passage/passage.ts'
export { allowedClasses, allowedTags, sanitizePassageHtml, type SanitizeOptions } from './passage/sanitize.ts'
export {
  chaptersIn,
  comparePositions,
  neighborChapter,
  samePosition,
  versesIn,
  wholeChapter,
  type Chapter,
  type VersePosition,
  type Range,
  type VerseCounts,
} from './verse-position.ts'
export { standardCounts } from './references/entities.ts'
export { findReferences, type FoundReference } from './references/find.ts'
export { formatReference, osisOf, toOsis } from './references/format.ts'
export {
  parseReference,
  referenceTo,
  type Misread,
  type Reading,
  type Reference,
} from './references/parse.ts'
export type { SearchHit, SearchOptions, SearchResults } from './search/search.ts'
