import {
  bookOf,
  type BookId,
  formatReference,
  parseReference,
  type Range,
  type Reading,
  type Reference,
  referenceTo,
  standardCounts,
} from '@stillwater/bible'
import type { Book, Passage } from '@stillwater/contract/bible'
import { AppError } from '#core/http/errors.ts'
import { bookOfCode, codeOf, osisOfCode, positionCode } from './book-codes.ts'
import type { Found, LinkedVerse, SearchPage, Version } from './provider.ts'
import {
  AudioAnswerSchema,
  BooksSchema,
  ChapterVersesSchema,
  PassageAnswerSchema,
  type RemoteBible,
  SearchAnswerSchema,
} from './remote-answers.ts'
import type { RemoteClient } from './remote-client.ts'
import { marksOf } from './remote-marks.ts'
import { remoteHtml, remoteText } from './remote-html.ts'
import { crossReferences } from './texts.ts'

/** Each place of a reference is a request of its own, and the provider counts them. */
const mostRanges = 10
/** The provider reads no more. */
const longestQuery = 200

const asHtml = {
  'content-type': 'html',
  'include-notes': 'false',
  'include-titles': 'true',
  'include-chapter-numbers': 'false',
  'include-verse-numbers': 'true',
  'include-verse-spans': 'true',
}
const asText = { 'content-type': 'text', 'include-notes': 'false', 'include-titles': 'false' }

/** One version of the provider. It is taken to be numbered like the King James Version. */
export class RemoteVersion implements Version {
  readonly id: string
  readonly #client: RemoteClient
  readonly #bible: RemoteBible
  readonly #path: string

  constructor(client: RemoteClient, bible: RemoteBible) {
    this.id = bible.id
    this.#client = client
    this.#bible = bible
    this.#path = `/bibles/${bible.id}`
  }

  parse(text: string): Reading {
    return parseReference(text)
  }

  async passage({ reference, ranges }: Reference): Promise<Passage> {
    const parts = await this.#parts(ranges, asHtml)
    return {
      reference,
      content: parts.map(({ content }) => remoteHtml(content)).join(''),
      copyright: remoteText(parts[0]?.copyright ?? this.#bible.copyright ?? ''),
    }
  }

  async search(query: string, { testament, book, offset, limit }: SearchPage): Promise<Found> {
    const words = query.slice(0, longestQuery).toWellFormed()
    const range = book === undefined ? testament && testamentRange[testament] : bookRange(book)
    const answer = await this.#client.get(SearchAnswerSchema, `${this.#path}/search`, {
      query: words,
      // The provider has no page without verses.
      limit: String(Math.max(1, limit)),
      offset: String(offset),
      sort: 'relevance',
      ...(range === undefined ? {} : { range }),
    })
    const hits = (answer?.data.verses ?? []).slice(0, limit).map((verse) => {
      const text = remoteText(verse.text)
      return {
        reference: referenceOfCode(verse.id) ?? remoteText(verse.reference),
        text,
        marks: marksOf(text, words),
      }
    })
    return { total: Math.max(0, Math.trunc(answer?.data.total ?? 0)), hits }
  }

  async books(): Promise<Book[]> {
    const answer = await this.#client.get(BooksSchema, `${this.#path}/books`, { 'include-chapters': 'true' })
    return (answer?.data ?? []).flatMap(({ id, name, chapters = [] }) => {
      const book = bookOfCode(id)
      if (book === undefined) return []
      const { testament } = bookOf(book)
      return [{ id: book, name: remoteText(name), testament, chapters: chapters.filter(isNumbered).length }]
    })
  }

  /** The provider does not count verses without being asked for each chapter, so they are the usual ones. */
  async chapters(book: BookId): Promise<{ id: string; number: number; verses: number }[]> {
    const answer = await this.#client.get(BooksSchema, `${this.#path}/books`, { 'include-chapters': 'true' })
    const found = answer?.data.find(({ id }) => bookOfCode(id) === book)
    return (found?.chapters ?? []).filter(isNumbered).map(({ number }) => ({
      id: `${book}.${number}`,
      number: Number(number),
      verses: standardCounts()[book][Number(number) - 1] ?? 0,
    }))
  }

  async verses(book: BookId, chapter: number): Promise<{ id: string; number: number; text: string }[]> {
    const path = `${this.#path}/chapters/${codeOf(book)}.${chapter}`
    const [listed, whole] = await Promise.all([
      this.#client.get(ChapterVersesSchema, `${path}/verses`),
      this.#client.get(PassageAnswerSchema, path, { ...asText, 'include-verse-numbers': 'true' }),
    ])
    const texts = textsByNumber(whole?.data.content ?? '')
    return (listed?.data ?? []).flatMap(({ id }) => {
      const osis = osisOfCode(id)
      if (osis === undefined) return []
      const number = Number(osis.split('.')[2])
      return [{ id: osis, number, text: texts.get(number) ?? '' }]
    })
  }

  async audio({ ranges }: Reference): Promise<{ url: string } | { url: null; text: string }> {
    const url = await this.#recording(ranges)
    if (url !== undefined) return { url }
    const parts = await this.#parts(ranges, { ...asText, 'include-verse-numbers': 'false' })
    return { url: null, text: parts.map(({ content }) => remoteText(content)).join('\n\n') }
  }

  /** The words of dozens of places would be as many requests: the screen asks for the one that is opened. */
  crossReferences(verse: Range['from']): LinkedVerse[] {
    return crossReferences()
      .of(verse)
      .map(({ osis, reference }) => ({ id: osis, reference, text: '' }))
  }

  toStandard(ranges: readonly Range[]): Range[] {
    return [...ranges]
  }

  fromStandard(ranges: readonly Range[]): Reference {
    return referenceTo(ranges)
  }

  /** Recordings are of whole chapters. */
  async #recording(ranges: readonly Range[]): Promise<string | undefined> {
    const [audio] = this.#bible.audioBibles ?? []
    const [range] = ranges
    if (audio === undefined || range === undefined || ranges.length > 1) return undefined
    const { from, to } = range
    if (from.book !== to.book || from.chapter !== to.chapter) return undefined
    const path = `/audio-bibles/${audio.id}/chapters/${codeOf(from.book)}.${from.chapter}`
    return (await this.#client.getFresh(AudioAnswerSchema, path))?.data.resourceUrl
  }

  async #parts(ranges: readonly Range[], query: Record<string, string>) {
    if (ranges.length > mostRanges) {
      const message = `Please ask for at most ${mostRanges} references in this version at once.`
      throw new AppError('invalid_request', message, { fields: { reference: message } })
    }
    return Promise.all(
      ranges.map(async (range) => {
        const path = `${this.#path}/passages/${positionCode(range.from)}-${positionCode(range.to)}`
        const answer = await this.#client.get(PassageAnswerSchema, path, query)
        if (answer !== undefined) return answer.data
        const message = `${remoteText(this.#bible.name)} does not have ${formatReference([range])}.`
        throw new AppError('invalid_request', message, { fields: { reference: message } })
      }),
    )
  }
}

const testamentRange = { old: 'GEN.1.1-MAL.4.6', new: 'MAT.1.1-REV.22.21' }

function bookRange(book: BookId): string {
  const counts = standardCounts()[book]
  return `${codeOf(book)}.1.1-${codeOf(book)}.${counts.length}.${counts.at(-1) ?? 1}`
}

/** A book may begin with an introduction, which has no number. */
const isNumbered = ({ number }: { number: string }) => /^\d{1,3}$/.test(number)

function referenceOfCode(code: string): string | undefined {
  const reading = parseReference(osisOfCode(code) ?? '')
  return reading.ok ? reading.reference : undefined
}

/** Text of the provider has the number of each verse in brackets before it. */
function textsByNumber(content: string): Map<number, string> {
  const parts = remoteText(content).split(/\[(\d{1,3})(?:-\d{1,3})?\]/)
  const texts = new Map<number, string>()
  for (let at = 1; at < parts.length; at += 2) texts.set(Number(parts[at]), (parts[at + 1] ?? '').trim())
  return texts
}
