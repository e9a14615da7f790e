import type { BookId, VersePosition, Range, Reading, Reference, Testament } from '@stillwater/bible'
import type { Book, Passage, SearchHit, Translation } from '@stillwater/contract/bible'

/** Where versions of the Bible come from. */
export interface Provider {
  translations(): Promise<readonly Translation[]>
  /** Undefined when it is not one of this provider's. */
  version(id: string): Promise<Version | undefined>
}

export interface SearchPage {
  readonly testament: Testament | undefined
  readonly book: BookId | undefined
  readonly offset: number
  readonly limit: number
}

export interface Found {
  readonly total: number
  readonly hits: SearchHit[]
}

/** A verse with what it says; empty where only the place is known. */
export interface LinkedVerse {
  readonly id: string
  readonly reference: string
  readonly text: string
}

/** One version, wherever it comes from. Places are in its own numbering unless a name says otherwise. */
export interface Version {
  readonly id: string
  parse(text: string): Reading
  passage(reference: Reference): Promise<Passage>
  search(query: string, page: SearchPage): Promise<Found>
  books(): Promise<Book[]>
  chapters(book: BookId): Promise<{ id: string; number: number; verses: number }[]>
  verses(book: BookId, chapter: number): Promise<{ id: string; number: number; text: string }[]>
  /** The address of a recording, or the words. */
  audio(reference: Reference): Promise<{ url: string } | { url: null; text: string }>
  crossReferences(verse: VersePosition): LinkedVerse[]
  /** To and from the King James numbering, through which versions are compared. */
  toStandard(ranges: readonly Range[]): Range[]
  fromStandard(ranges: readonly Range[]): Reference
}
