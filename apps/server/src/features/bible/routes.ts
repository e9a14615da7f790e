import * as bible from '@stillwater/contract/bible'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/endpoint.ts'
import { shortLived } from '#core/public-answer.ts'
import { Library } from './library.ts'
import { parallels } from './parallel.ts'
import { bookIn, chapterIn, placeIn, verseIn } from './places.ts'
import { RemoteProvider } from './remote-provider.ts'

const usualHits = 20
const mostHits = 100

export function bibleRoutes(app: FastifyInstance, deps: Deps): void {
  const remote = deps.bibleApi && new RemoteProvider(deps.bibleApi, deps.clock)
  const library = new Library(remote, (err) => app.log.warn({ err }, 'the Bible provider did not answer'))

  mount(app, deps, bible.listVersions, async ({ reply }) => {
    const { translations, complete } = await library.offer()
    if (!complete) reply.header('cache-control', shortLived)
    return Object.fromEntries(translations.map(({ name, id }) => [name, id]))
  })

  mount(app, deps, bible.listTranslations, async ({ reply }) => {
    const { translations, complete } = await library.offer()
    if (!complete) reply.header('cache-control', shortLived)
    return translations
  })

  mount(app, deps, bible.getPassage, async ({ query }) => {
    const version = await library.version(query.version)
    return version.passage(placeIn(version, query.reference, 'reference'))
  })

  mount(app, deps, bible.searchBible, async ({ query, reply }) => {
    const version = await library.version(query.version)
    const { total, hits } = await version.search(query.query, {
      testament: query.testament,
      book: query.book === undefined ? undefined : bookIn(version, query.book),
      offset: Number(query.offset ?? 0),
      limit: Math.min(Number(query.limit ?? usualHits), mostHits),
    })
    reply.header(bible.totalHeader, String(total))
    return hits
  })

  mount(app, deps, bible.listBooks, async ({ query }) => (await library.version(query.version)).books())

  mount(app, deps, bible.listChapters, async ({ query }) => {
    const version = await library.version(query.version)
    return version.chapters(bookIn(version, query.book))
  })

  mount(app, deps, bible.listVerses, async ({ query }) => {
    const version = await library.version(query.version)
    const { book, chapter } = chapterIn(version, query.chapter)
    return version.verses(book, chapter)
  })

  mount(app, deps, bible.getAudio, async ({ query, reply }) => {
    const version = await library.version(query.version)
    const audio = await version.audio(placeIn(version, query.passage, 'passage'))
    // Addresses of recordings are made for one listener and expire.
    if (audio.url !== null) reply.header('cache-control', shortLived)
    return audio
  })

  mount(app, deps, bible.listCrossReferences, async ({ query }) => {
    const version = await library.version(query.version)
    return version.crossReferences(verseIn(version, query.verse))
  })

  mount(app, deps, bible.listParallels, async ({ query, reply }) => {
    const ids = query.versions.split(',').map((id) => id.trim())
    const { passages, complete } = await parallels(
      library,
      ids.filter((id) => id !== ''),
      query.reference,
    )
    if (!complete) reply.header('cache-control', shortLived)
    return passages
  })
}
