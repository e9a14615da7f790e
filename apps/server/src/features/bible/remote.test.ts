import assert from 'node:assert/strict'
import { before, beforeEach, describe, it } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import type { Passage, SearchHit, Translation } from '@stillwater/contract/bible'
import { AppError } from '#core/http/errors.ts'
import { readEnv } from '#core/settings/env.ts'
import { StartError } from '#core/start-error.ts'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import {
  type BibleProviderServer,
  faults,
  providerKey,
  startBibleProvider,
} from '#testing/stand-ins/bible-provider.ts'
import { mostRemoteCalls } from './remote-limit.ts'
import { RemoteProvider } from './remote-provider.ts'

const embedded = ['KJV', 'WEB', 'ASV', 'YLT', 'DARBY', 'LUT1912']
const faultNames = Object.keys(faults) as (keyof typeof faults)[]

describe('versions of a provider', () => {
  let provider: BibleProviderServer
  let visitor: Visitor
  let stranger: Visitor
  before(async () => {
    provider = await startBibleProvider()
    const test = await startApp('sqlite', { bibleApi: { key: providerKey, base: provider.base } })
    stranger = test.visitor()
    visitor = await test.pastor()
  })

  const ask = (call: string, values: Record<string, string> = {}) =>
    visitor.get(`/api/bible/${call}?${new URLSearchParams(values).toString()}`)
  async function read<T>(call: string, values: Record<string, string> = {}): Promise<T> {
    const answer = await ask(call, values)
    assert.equal(answer.statusCode, 200, answer.body)
    assert.doesNotMatch(answer.body, /script|alert|onerror/)
    return answer.json<T>()
  }

  it('follow the embedded ones, under names of their own', async () => {
    const translations = await read<Translation[]>('translations')
    assert.deepEqual(
      translations.map(({ id }) => id),
      [...embedded, provider.id, 'second-01'],
    )
    assert.deepEqual(translations.slice(6), [
      { id: provider.id, name: 'Test Version', language: 'en', copyright: '' },
      { id: 'second-01', name: 'King James Version (second-01)', language: 'de', copyright: 'Free' },
    ])
    const versions = await read<Record<string, string>>('versions')
    assert.equal(versions['King James Version'], 'KJV')
    assert.equal(versions['Test Version'], provider.id)
  })

  it('are for signed-in users alone: a stranger spends nothing of the key, and reads the embedded ones', async () => {
    const before = provider.asked.length
    const query = new URLSearchParams({ version: provider.id, reference: 'John 3:16' }).toString()
    assert.equal((await stranger.get(`/api/bible/passage?${query}`)).statusCode, 401)
    const offered = (await stranger.get('/api/bible/translations')).json<Translation[]>()
    assert.deepEqual(
      offered.map(({ id }) => id),
      embedded,
    )
    assert.equal((await stranger.get('/api/bible/passage?version=KJV&reference=John+3:16')).statusCode, 200)
    assert.equal(provider.asked.length, before)
  })

  it('are asked by no user without end, and no shared cache keeps them for strangers', async () => {
    const test = await startApp('sqlite', { bibleApi: { key: providerKey, base: provider.base } })
    const reader = await test.pastor()
    const passage = (version: string) =>
      reader.get(`/api/bible/passage?version=${version}&reference=John+3:16`)
    const first = await passage(provider.id)
    assert.equal(first.headers['cache-control'], 'private, max-age=3600')
    const rest = Array.from({ length: mostRemoteCalls - 1 }, () => passage(provider.id))
    for (const answer of await Promise.all(rest)) assert.equal(answer.statusCode, 200)
    const refused = await passage(provider.id)
    assert.equal(refused.statusCode, 429)
    assert.match(refused.body, /choose another Bible version/)
    assert.equal((await passage('KJV')).statusCode, 200)
    const other = await test.pastor()
    assert.equal(
      (await other.get('/api/bible/translations')).json<Translation[]>().length,
      embedded.length + 2,
    )
  })

  it('give passages that hold no script, with our codes of the verses', async () => {
    assert.deepEqual(await read<Passage>('passage', { version: provider.id, reference: 'jn 3 16' }), {
      reference: 'John 3:16',
      content:
        '<p class="prose"><span class="verse" data-verse="John.3.16"><span class="verse-number" data-verse="John.3.16">16</span>' +
        '<span class="jesus">For God loved</span></span>the world</p>',
      copyright: 'Theirs all',
    })
  })

  it('give hits, books, chapters, verses and recordings in the same shapes', async () => {
    const version = provider.id
    const found = await ask('search', { version, query: 'god LOVED', book: 'John', limit: '7', offset: '2' })
    assert.equal(found.headers['x-total-count'], '41')
    assert.deepEqual(found.json<SearchHit[]>(), [
      {
        reference: 'John 3:16',
        text: 'For God loved',
        marks: [
          [4, 7],
          [8, 13],
        ],
      },
    ])
    const sent = new URLSearchParams(provider.asked.at(-1)?.split('?')[1])
    assert.deepEqual(Object.fromEntries(sent), {
      query: 'god LOVED',
      limit: '7',
      offset: '2',
      sort: 'relevance',
      range: 'JHN.1.1-JHN.21.25',
    })
    assert.deepEqual(await read('books', { version }), [
      { id: 'John', name: 'John', testament: 'new', chapters: 3 },
    ])
    assert.deepEqual((await read<unknown[]>('chapters', { version, book: 'John' }))[2], {
      id: 'John.3',
      number: 3,
      verses: 36,
    })
    assert.deepEqual(await read('verses', { version, chapter: 'John.3' }), [
      { id: 'John.3.15', number: 15, text: 'that all' },
      { id: 'John.3.16', number: 16, text: 'For God loved' },
    ])
    const audio = await ask('audio', { version, passage: 'John 3:16' })
    assert.deepEqual(audio.json(), { url: 'https://audio.example.org/JHN.3.mp3?signed' })
    assert.equal(audio.headers['cache-control'], 'private, max-age=60')
    assert.deepEqual(await read('audio', { version, passage: 'John 1-2' }), {
      url: null,
      text: 'Two chapters',
    })
    const [link] = await read<unknown[]>('cross-references', { version, verse: 'John 11:35' })
    assert.deepEqual(link, { id: 'Gen.43.30', reference: 'Genesis 43:30', text: '' })
  })

  it('stand beside embedded ones', async () => {
    const passages = await read<(Passage & { version: string })[]>('parallel', {
      versions: `${provider.id},KJV`,
      reference: 'John 3:16',
    })
    assert.deepEqual(
      passages.map(({ version }) => version),
      [provider.id, 'KJV'],
    )
  })

  it('take long and strange words', async () => {
    for (const query of ['🙏'.repeat(10_000), 'x'.repeat(10_000), '&limit=5#"'])
      assert.equal((await ask('search', { version: provider.id, query })).statusCode, 200)
  })

  it('that are not there, and places that they do not have, are refused kindly', async () => {
    assert.equal((await ask('passage', { version: '../bibles', reference: 'John 3:16' })).statusCode, 404)
    const answer = await ask('passage', { version: provider.id, reference: 'Genesis 1:1' })
    assert.equal(answer.statusCode, 400)
    assert.deepEqual(answer.json<{ fields: object }>().fields, {
      reference: 'Test Version does not have Genesis 1:1.',
    })
    const many = Array.from({ length: 11 }, (_, at) => `John ${at + 1}:1`).join('; ')
    assert.equal((await ask('passage', { version: provider.id, reference: many })).statusCode, 400)
  })

  it('are asked for once, however many want the same', async () => {
    const before = provider.asked.length
    const values = { version: provider.id, reference: 'John 1-2' }
    await Promise.all(Array.from({ length: 10 }, () => read('passage', values)))
    assert.equal(provider.asked.length, before + 1)
  })
})

describe('a provider that fails', () => {
  let provider: BibleProviderServer
  before(async () => {
    provider = await startBibleProvider()
  })
  beforeEach(() => {
    provider.fault = undefined
    provider.asked.length = 0
  })
  const open = (settings: { key?: string; now?: () => number; keep?: number } = {}) =>
    new RemoteProvider(
      { key: settings.key ?? providerKey, base: provider.base, timeout: 300, keep: settings.keep ?? 60_000 },
      settings.now,
    )
  const isUnavailable = (error: unknown) =>
    error instanceof AppError && error.code === 'provider_unavailable' && error.status === 502

  for (const fault of faultNames) {
    it(`is given up in time: ${fault}`, async () => {
      const remote = open()
      const version = await remote.version(provider.id)
      assert.ok(version)
      const reading = version.parse('John 3:16')
      assert.ok(reading.ok)
      provider.fault = fault
      const begun = performance.now()
      await assert.rejects(version.passage(reading), isUnavailable)
      assert.ok(performance.now() - begun < 1500)
      // The failure is not kept.
      provider.fault = undefined
      assert.equal((await version.passage(reading)).reference, 'John 3:16')
    })
  }

  it('refuses a wrong key, which is said without telling the key', async () => {
    await assert.rejects(open({ key: 'wrong-key' }).translations(), (error) => {
      assert.ok(isUnavailable(error) && error instanceof AppError)
      assert.match(error.message, /rejected this server’s API key/)
      assert.doesNotMatch(`${error.stack} ${String(error.cause)}`, /wrong-key/)
      return true
    })
  })

  it('is left alone for a minute, then asked again', async () => {
    let now = 0
    const remote = open({ now: () => now })
    provider.fault = 'error'
    await assert.rejects(remote.translations(), isUnavailable)
    await assert.rejects(remote.version(provider.id), isUnavailable)
    assert.equal(provider.asked.length, 1)
    provider.fault = undefined
    now = 60_001
    assert.equal((await remote.translations()).length, 2)
  })

  it('is asked again when an answer has become old', async () => {
    const remote = open({ keep: 20 })
    await remote.translations()
    assert.equal(provider.asked.length, 1)
    while (provider.asked.length < 2) {
      await turn()
      await remote.translations()
    }
  })

  describe('leaves the embedded versions as they are:', () => {
    let test: TestApp
    let visitor: Visitor
    before(async () => {
      test = await startApp('sqlite', { bibleApi: { key: 'wrong-key', base: provider.base } })
      visitor = await test.pastor()
    })

    it('they are listed, for a short time only', async () => {
      const answer = await visitor.get('/api/bible/versions')
      assert.deepEqual(Object.values(answer.json<object>()), embedded)
      assert.equal(answer.headers['cache-control'], 'private, max-age=60')
      assert.equal((await visitor.get('/api/bible/translations')).json<[]>().length, embedded.length)
    })

    it('they are read and compared, and the provider is not asked for them', async () => {
      provider.asked.length = 0
      const passage = await visitor.get('/api/bible/passage?version=KJV&reference=John+11:35')
      assert.match(passage.body, /Jesus wept\./)
      assert.equal(provider.asked.length, 0)
      const parallel = await visitor.get('/api/bible/parallel?versions=KJV,remote-1,WEB&reference=John+11:35')
      assert.equal(parallel.json<[]>().length, 2)
      assert.equal(parallel.headers['cache-control'], 'private, max-age=60')
    })

    it('the others answer with 502 and a clear text', async () => {
      const answer = await visitor.get('/api/bible/passage?version=remote-1&reference=John+11:35')
      assert.equal(answer.statusCode, 502)
      assert.equal(answer.json<{ code: string }>().code, 'provider_unavailable')
      assert.equal(answer.headers['cache-control'], 'no-store')
    })
  })
})

describe('the settings of the provider', () => {
  it('are a key and, for another server, its address', () => {
    assert.equal(readEnv({}).bibleApi, undefined)
    assert.equal(readEnv({ BIBLE_API_BASE: 'https://bible.example.org' }).bibleApi, undefined)
    assert.deepEqual(readEnv({ BIBLE_API_KEY: ' abc ' }).bibleApi, {
      key: 'abc',
      base: 'https://rest.api.bible/v1',
    })
    const base = 'http://127.0.0.1:8080/v1/'
    assert.equal(readEnv({ BIBLE_API_KEY: 'abc', BIBLE_API_BASE: base }).bibleApi?.base, base.slice(0, -1))
  })

  it('are refused by name, without telling the key', () => {
    const fault = (values: Record<string, string>) => {
      try {
        readEnv(values)
      } catch (error) {
        if (error instanceof StartError) return error.message
        throw error
      }
      return ''
    }
    assert.match(fault({ BIBLE_API_KEY: 'two words' }), /^BIBLE_API_KEY is not a key: copy it(?!.*two words)/)
    for (const base of [
      'bible',
      'http://bible.example.org',
      'ftp://x',
      'https://a:b@x.org',
      'https://x.org?y',
    ])
      assert.match(fault({ BIBLE_API_BASE: base }), /^BIBLE_API_BASE is not a safe address/, base)
  })
})
