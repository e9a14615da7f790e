import * as bible from '@stillwater/contract/bible'
import type { Deps } from '#core/deps.ts'
import type { Handler } from '#core/endpoint.ts'
import { AppError } from '#core/errors.ts'
import { shortLived } from '#core/public-answer.ts'
import { Library } from './library.ts'
import { parallels } from './parallel.ts'
import { bookIn, chapterIn, placeIn, verseIn } from './places.ts'
import { RemoteProvider } from './remote-provider.ts'
import { embeddedTexts, textFile } from './texts.ts'

type Call = {
  [Name in keyof typeof bible]: (typeof bible)[Name] extends { path: string } ? Name : never
}[keyof typeof bible]
type Calls = { [Name in Call]: Handler<(typeof bible)[Name]> }

const usualHits = 20
const mostHits = 100

/** The answer to each call of the contract, by its name there. */
export function bibleCalls({ bibleApi, clock }: Deps, warn: (error: unknown) => void): Calls {
  const library = new Library(bibleApi && new RemoteProvider(bibleApi, clock), warn)
  return {
    listVersions: async ({ reply }) => {
      const { translations, complete } = await library.offer()
      if (!complete) reply.header('cache-control', shortLived)
      return Object.fromEntries(translations.map(({ name, id }) => [name, id]))
    },

    listTranslations: async ({ reply }) => {
      const { translations, complete } = await library.offer()
      if (!complete) reply.header('cache-control', shortLived)
      return translations
    },

    getPassage: async ({ query }) => {
      const version = await library.version(query.version)
      return version.passage(placeIn(version, query.reference, 'reference'))
    },

    searchBible: async ({ query, reply }) => {
      const version = await library.version(query.version)
      const { total, hits } = await version.search(query.query, {
        testament: query.testament,
        book: query.book === undefined ? undefined : bookIn(version, query.book),
        offset: Number(query.offset ?? 0),
        limit: Math.min(Number(query.limit ?? usualHits), mostHits),
      })
      reply.header(bible.totalHeader, String(total))
      return hits
    },

    listBooks: async ({ query }) => (await library.version(query.version)).books(),

    listChapters: async ({ query }) => {
      const version = await library.version(query.version)
      return version.chapters(bookIn(version, query.book))
    },

    listVerses: async ({ query }) => {
      const version = await library.version(query.version)
      const { book, chapter } = chapterIn(version, query.chapter)
      return version.verses(book, chapter)
    },

    getAudio: async ({ query, reply }) => {
      const version = await library.version(query.version)
      const audio = await version.audio(placeIn(version, query.passage, 'passage'))
      // Addresses of recordings are made for one listener and expire.
      if (audio.url !== null) reply.header('cache-control', shortLived)
      return audio
    },

    listCrossReferences: async ({ query }) => {
      const version = await library.version(query.version)
      return version.crossReferences(verseIn(version, query.verse))
    },

    listParallels: async ({ query, reply }) => {
      const ids = query.versions.split(',').map((id) => id.trim())
      const { passages, complete } = await parallels(
        library,
        ids.filter((id) => id !== ''),
        query.reference,
      )
      if (!complete) reply.header('cache-control', shortLived)
      return passages
    },

    listTexts: () =>
      Promise.resolve(
        embeddedTexts().map(({ id, name, language, copyright, bytes, packed, sha256 }) => ({
          id,
          name,
          language,
          copyright,
          bytes,
          download: packed.br,
          hash: sha256,
        })),
      ),

    getText: ({ query }) => {
      const file = textFile(query.version)
      if (file !== undefined) return Promise.resolve(file)
      throw new AppError('not_found', 'This version cannot be kept on a device. Please choose another.')
    },
  }
}
