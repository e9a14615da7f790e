import * as bible from '@stillwater/contract/bible'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import type { bibleCalls } from './calls.ts'

export function bibleRoutes(app: FastifyInstance, deps: Deps): void {
  const warn = (err: unknown) => app.log.warn({ err }, 'the Bible provider did not respond')
  let opened: Promise<ReturnType<typeof bibleCalls>> | undefined
  // Reading the engine's code takes longer than reading the web framework's: at the first call, not at the start.
  const calls = () => (opened ??= import('./calls.ts').then(({ bibleCalls }) => bibleCalls(deps, warn)))

  mount(app, deps, bible.listVersions, async (input) => (await calls()).listVersions(input))
  mount(app, deps, bible.listTranslations, async (input) => (await calls()).listTranslations(input))
  mount(app, deps, bible.getPassage, async (input) => (await calls()).getPassage(input))
  mount(app, deps, bible.searchBible, async (input) => (await calls()).searchBible(input))
  mount(app, deps, bible.listBooks, async (input) => (await calls()).listBooks(input))
  mount(app, deps, bible.listChapters, async (input) => (await calls()).listChapters(input))
  mount(app, deps, bible.listVerses, async (input) => (await calls()).listVerses(input))
  mount(app, deps, bible.getAudio, async (input) => (await calls()).getAudio(input))
  mount(app, deps, bible.listCrossReferences, async (input) => (await calls()).listCrossReferences(input))
  mount(app, deps, bible.listParallels, async (input) => (await calls()).listParallels(input))
  mount(app, deps, bible.listTexts, async (input) => (await calls()).listTexts(input))
  mount(app, deps, bible.getText, async (input) => (await calls()).getText(input))
}
