import { totalHeader } from '@stillwater/contract/limits'
import type * as bible from '@stillwater/contract/bible'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#core/deps.ts'
import type { Handler } from '#core/http/endpoint.ts'
import { AppError } from '#core/http/errors.ts'
import { shortLived } from '#core/http/public-answer.ts'
import { Library } from './library.ts'
import { parallels } from './parallel.ts'
import { bookIn, chapterIn, referenceIn, verseIn } from './refusals.ts'
import { remoteLimit } from './remote-limit.ts'
import { RemoteProvider } from './remote-provider.ts'
import { embeddedTexts, textFile } from './texts.ts'

type Call = {
  [Name in keyof typeof bible]: (typeof bible)[Name] extends { path: string } ? Name : never
}[keyof typeof bible]
type Calls = { [Name in Call]: Handler<(typeof bible)[Name]> }

const usualHits = 20
const mostHits = 100

/** The answer to each call of the contract, by its name there. */
export function bibleCalls(deps: Deps, warn: (error: unknown) => void): Calls {
  const { bibleApi, clock } = deps
  const library = new Library(bibleApi && new RemoteProvider(bibleApi, clock), warn)
  const limit = remoteLimit(deps)
  const open = (id: string, { request, reply }: { request: FastifyRequest; reply: FastifyReply }) =>
    library.version(id, () => limit(request, reply))
  return {
    listVersions: async ({ request, reply }) => {
      const { translations, complete } = await library.offer(() => limit(request, reply))
      if (!complete) reply.header('cache-control', shortLived)
      return Object.fromEntries(translations.map(({ name, id }) => [name, id]))
    },

    listTranslations: async ({ request, reply }) => {
      const { translations, complete } = await library.offer(() => limit(request, reply))
      if (!complete) reply.header('cache-control', shortLived)
      return translations
    },

    getPassage: async ({ query, ...call }) => {
      const version = await open(query.version, call)
      return version.passage(referenceIn(version, query.reference, 'reference'))
    },

    searchBible: async ({ query, ...call }) => {
      const version = await open(query.version, call)
      const { total, hits } = await version.search(query.query, {
        testament: query.testament,
        book: query.book === undefined ? undefined : bookIn(version, query.book),
        offset: Number(query.offset ?? 0),
        limit: Math.min(Number(query.limit ?? usualHits), mostHits),
      })
      call.reply.header(totalHeader, String(total))
      return hits
    },

    listBooks: async ({ query, ...call }) => (await open(query.version, call)).books(),

    listChapters: async ({ query, ...call }) => {
      const version = await open(query.version, call)
      return version.chapters(bookIn(version, query.book))
    },

    listVerses: async ({ query, ...call }) => {
      const version = await open(query.version, call)
      const { book, chapter } = chapterIn(version, query.chapter)
      return version.verses(book, chapter)
    },

    getAudio: async ({ query, ...call }) => {
      const version = await open(query.version, call)
      const audio = await version.audio(referenceIn(version, query.passage, 'passage'))
      // Addresses of recordings are made for one listener and expire.
      if (audio.url !== null) call.reply.header('cache-control', shortLived)
      return audio
    },

    listCrossReferences: async ({ query, ...call }) => {
      const version = await open(query.version, call)
      return version.crossReferences(verseIn(version, query.verse))
    },

    listParallels: async ({ query, ...call }) => {
      const ids = query.versions.split(',').map((id) => id.trim())
      const { passages, complete } = await parallels(
        (id) => open(id, call),
        ids.filter((id) => id !== ''),
        query.reference,
      )
      if (!complete) call.reply.header('cache-control', shortLived)
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
      throw new AppError('not_found', 'This version can’t be downloaded. Please choose another.')
    },
  }
}
