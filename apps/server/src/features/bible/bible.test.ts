import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { before, describe, it } from 'node:test'
import type { Book, Passage, SearchHit, Translation } from '@stillwater/contract/bible'
import type { ErrorBody } from '@stillwater/contract/calls/errors'
import { startApp, type Visitor } from '#testing/app.ts'

const query = (values: Record<string, string>) => new URLSearchParams(values).toString()

describe('the Bible', () => {
  let visitor: Visitor
  let address: string
  before(async () => {
    const test = await startApp('sqlite')
    visitor = test.visitor()
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    address = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
  })

  const ask = (call: string, values: Record<string, string> = {}) =>
    visitor.get(`/api/bible/${call}?${query(values)}`)
  async function read<T>(call: string, values: Record<string, string> = {}): Promise<T> {
    const answer = await ask(call, values)
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.json<T>()
  }
  async function refuse(status: number, call: string, values: Record<string, string>): Promise<ErrorBody> {
    const answer = await ask(call, values)
    assert.equal(answer.statusCode, status, answer.body)
    assert.equal(answer.headers['cache-control'], 'no-store')
    assert.equal(answer.headers.etag, undefined)
    return answer.json<ErrorBody>()
  }

  it('is offered in six versions, by name and with their particulars', async () => {
    assert.deepEqual(await read('versions'), {
      'King James Version': 'KJV',
      'World English Bible': 'WEB',
      'American Standard Version': 'ASV',
      'Young’s Literal Translation': 'YLT',
      'Darby Translation': 'DARBY',
      'Lutherbibel 1912': 'LUT1912',
    })
    const translations = await read<Translation[]>('translations')
    assert.deepEqual(
      translations.map(({ id, language }) => [id, language]),
      [
        ['KJV', 'en'],
        ['WEB', 'en'],
        ['ASV', 'en'],
        ['YLT', 'en'],
        ['DARBY', 'en'],
        ['LUT1912', 'de'],
      ],
    )
    for (const each of translations) {
      assert.deepEqual(Object.keys(each).sort(), ['copyright', 'id', 'language', 'name'])
      assert.match(each.copyright, /public domain|gemeinfrei/i)
    }
  })

  it('gives a passage', async () => {
    const passage = await read<Passage>('passage', { version: 'KJV', reference: 'John 3:16' })
    assert.deepEqual(Object.keys(passage).sort(), ['content', 'copyright', 'reference'])
    assert.equal(passage.reference, 'John 3:16')
    assert.match(passage.content, /data-verse="John\.3\.16"/)
    assert.equal(
      passage.content.replaceAll(/<sup.*?<\/sup>|<[^>]*>/g, ''),
      'For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.',
    )
  })

  it('understands references as pastors type them, and versions in any case', async () => {
    const forms: [string, string][] = [
      ['jn 3 16-18', 'John 3:16–18'],
      ['1 cor 13', '1 Corinthians 13'],
      ['Ps 23', 'Psalm 23'],
      ['Rom 8:28–30', 'Romans 8:28–30'],
      ['Gen 1:1; John 1:1', 'Genesis 1:1; John 1:1'],
      ['Philemon', 'Philemon'],
      ['Jude 3', 'Jude 3'],
      ['III John', '3 John'],
      ['Rev 22:21', 'Revelation 22:21'],
      ['\tJohn\n11:35 ', 'John 11:35'],
      ['John.3.16', 'John 3:16'],
    ]
    for (const [typed, shown] of forms) {
      const { reference } = await read<Passage>('passage', { version: 'kjv', reference: typed })
      assert.equal(reference, shown, typed)
    }
  })

  it('says kindly what is wrong with a reference, and what is nearest', async () => {
    const wrong: [string, RegExp][] = [
      ['John 99:1', /^John has 21 chapters, so there is no John 99:1\. The nearest is John 21:1\.$/],
      ['Hezekiah 3:16', /No book of the Bible is called “Hezekiah”\. Did you mean Ezekiel 3:16\?/],
      ['love one another', /“love one another” is not a Bible reference/],
      ['🙏🙏', /is not a Bible reference/],
      ['<script>alert(1)</script>', /is not a Bible reference/],
      ['a'.repeat(10_000), /is not a Bible reference/],
      ['  ', /^Please enter a reference$/],
    ]
    for (const [reference, words] of wrong) {
      const body = await refuse(400, 'passage', { version: 'KJV', reference })
      assert.equal(body.code, 'invalid_request')
      assert.match(body.fields?.['reference'] ?? '', words)
      assert.match(body.message, words)
    }
    const { nearest } = await refuse(400, 'passage', { version: 'KJV', reference: 'John 99:1' })
    assert.equal(nearest, 'John 21:1')
    assert.match(
      (await refuse(400, 'audio', { version: 'KJV', passage: 'Jude 40' })).fields?.['passage'] ?? '',
      /Jude has 25 verses/,
    )
    assert.deepEqual((await refuse(400, 'passage', {})).fields, {
      version: 'Please choose a version',
      reference: 'Please enter a reference',
    })
  })

  it('says which version it does not have, on every call', async () => {
    const version = 'NOPE'
    const calls: [string, Record<string, string>][] = [
      ['passage', { version, reference: 'John 3:16' }],
      ['search', { version, query: 'love' }],
      ['books', { version }],
      ['chapters', { version, book: 'John' }],
      ['verses', { version, chapter: 'John.3' }],
      ['audio', { version, passage: 'John 3' }],
      ['cross-references', { version, verse: 'John 3:16' }],
      ['parallel', { versions: `KJV,${version}`, reference: 'John 3:16' }],
    ]
    for (const [call, values] of calls) {
      const body = await refuse(404, call, values)
      assert.equal(body.code, 'not_found')
      assert.equal(body.message, 'There is no Bible version “NOPE”. Please choose one from the list.')
    }
  })

  it('finds words, marks them, and tells how many verses have them', async () => {
    const values = { version: 'KJV', query: 'valley of the shadow of death' }
    const answer = await ask('search', values)
    assert.equal(answer.headers['x-total-count'], '1')
    const [hit] = answer.json<SearchHit[]>()
    assert.ok(hit)
    assert.deepEqual(Object.keys(hit).sort(), ['marks', 'reference', 'text'])
    assert.equal(hit.reference, 'Psalm 23:4')
    assert.equal(
      hit.marks.map(([start, end]) => hit.text.slice(start, end)).join(' '),
      'the valley of the shadow of death',
    )
  })

  it('searches page by page, within a testament or a book', async () => {
    const all = await ask('search', { version: 'KJV', query: 'love' })
    assert.equal(all.json<SearchHit[]>().length, 20)
    assert.ok(Number(all.headers['x-total-count']) > 300)
    const most = await read<SearchHit[]>('search', { version: 'KJV', query: 'love', limit: '999' })
    assert.equal(most.length, 100)
    const page = await read<SearchHit[]>('search', { version: 'KJV', query: 'love', offset: '5', limit: '3' })
    assert.deepEqual(page, most.slice(5, 8))
    assert.deepEqual(await read('search', { version: 'KJV', query: 'love', offset: '99999' }), [])
    assert.deepEqual(await read('search', { version: 'KJV', query: 'love', limit: '0' }), [])
    for (const book of ['John', 'john', 'Jn']) {
      const inJohn = await read<SearchHit[]>('search', { version: 'KJV', query: 'love', book })
      assert.ok(inJohn.every(({ reference }) => reference.startsWith('John ')))
    }
    const old = await read<SearchHit[]>('search', {
      version: 'KJV',
      query: '"in the beginning"',
      testament: 'old',
    })
    assert.equal(old.length, 13)
    const { fields } = await refuse(400, 'search', { version: 'KJV', query: 'love', book: 'Hezekiah' })
    assert.match(fields?.['book'] ?? '', /is not a Bible reference/)
    assert.ok((await refuse(400, 'search', { version: 'KJV', query: 'love', limit: '-1' })).fields?.['limit'])
  })

  it('answers any search, also over the wire, and quickly', async () => {
    await ask('search', { version: 'KJV', query: 'love' })
    const queries = [
      '"',
      '"""((',
      'AND OR NOT * ? + - ~ ^ : \\ /',
      "'; drop table users; --",
      '%',
      '\0\u0007',
      '🙏',
      '🙏'.repeat(10_000),
      'love '.repeat(2000),
      'x'.repeat(10_000),
      'é'.repeat(20_000),
      'שלום',
    ]
    for (const words of queries.filter((each) => each.trim().replaceAll(/\p{Cc}/gu, '') !== '')) {
      const begun = performance.now()
      const answer = await fetch(`${address}/api/bible/search?${query({ version: 'KJV', query: words })}`)
      assert.equal(answer.status, 200, words.slice(0, 20))
      assert.ok(Array.isArray(await answer.json()))
      assert.ok(performance.now() - begun < 2000, words.slice(0, 20))
      assert.match(answer.headers.get('x-total-count') ?? '', /^\d+$/)
    }
    // What is beyond the limit is not read.
    assert.equal((await ask('search', { version: 'KJV', query: 'jesus wept '.repeat(5000) })).statusCode, 200)
    const { fields } = await refuse(400, 'search', { version: 'KJV', query: ' ' })
    assert.equal(fields?.['query'], 'Please enter a word or phrase')
  })

  it('lists books, chapters and verses', async () => {
    const books = await read<Book[]>('books', { version: 'KJV' })
    assert.equal(books.length, 66)
    assert.deepEqual(books[0], { id: 'Gen', name: 'Genesis', testament: 'old', chapters: 50 })
    assert.deepEqual(books[65], { id: 'Rev', name: 'Revelation', testament: 'new', chapters: 22 })

    const chapters = await read<unknown[]>('chapters', { version: 'KJV', book: 'John' })
    assert.equal(chapters.length, 21)
    assert.deepEqual(chapters[2], { id: 'John.3', number: 3, verses: 36 })
    assert.deepEqual(
      await read('chapters', { version: 'KJV', book: '1 john' }),
      await read('chapters', { version: 'KJV', book: '1John' }),
    )
    assert.equal((await read<unknown[]>('chapters', { version: 'LUT1912', book: 'Joel' })).length, 4)

    for (const chapter of ['John.11', 'John 11']) {
      const verses = await read<unknown[]>('verses', { version: 'KJV', chapter })
      assert.equal(verses.length, 57)
      assert.deepEqual(verses[34], { id: 'John.11.35', number: 35, text: 'Jesus wept.' })
    }
    assert.equal((await read<unknown[]>('verses', { version: 'KJV', chapter: 'Jude.1' })).length, 25)
    assert.match(
      (await refuse(400, 'verses', { version: 'KJV', chapter: 'John.22' })).fields?.['chapter'] ?? '',
      /John has 21 chapters/,
    )
    assert.ok((await refuse(400, 'verses', { version: 'KJV', chapter: 'John' })).fields?.['chapter'])
    assert.ok((await refuse(400, 'chapters', { version: 'KJV', book: 'Tobit' })).fields?.['book'])
  })

  it('gives the words to read aloud, for there is no recording', async () => {
    assert.deepEqual(await read('audio', { version: 'KJV', passage: 'John 11:35' }), {
      url: null,
      text: 'Jesus wept.',
    })
  })

  it('knows what a verse refers to, in the words and numbers of the version', async () => {
    const [first] = await read<unknown[]>('cross-references', { version: 'KJV', verse: 'John 11:35' })
    assert.deepEqual(Object.keys(first as object).sort(), ['id', 'reference', 'text'])
    assert.equal((first as { reference: string }).reference, 'Genesis 43:30')
    assert.match((first as { text: string }).text, /he entered into his chamber, and wept there/)
  })

  it('sets versions side by side, each in its own numbering', async () => {
    const passages = await read<(Passage & { version: string })[]>('parallel', {
      versions: 'LUT1912, KJV,WEB',
      reference: 'Ps 51:12',
    })
    assert.deepEqual(
      passages.map(({ version, reference }) => [version, reference]),
      [
        ['LUT1912', 'Psalm 51:12'],
        ['KJV', 'Psalm 51:10'],
        ['WEB', 'Psalm 51:10'],
      ],
    )
    assert.match(passages[1]?.content ?? '', /Create in me a clean heart/)
  })

  it('is kept by browsers and proxies, and not sent twice to whoever has it', async () => {
    const url = `/api/bible/passage?${query({ version: 'KJV', reference: 'Psalm 119' })}`
    const first = await visitor.get(url)
    assert.equal(first.headers['cache-control'], 'public, max-age=86400, stale-while-revalidate=604800')
    const tag = first.headers.etag ?? ''
    assert.match(tag, /^"[\w-]{43}"$/)
    assert.equal((await visitor.get(url)).headers.etag, tag)
    for (const sent of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await visitor.get(url, { 'if-none-match': sent })
      assert.deepEqual([again.statusCode, again.body, again.headers.etag], [304, '', tag])
      assert.equal(again.headers['cache-control'], first.headers['cache-control'])
    }
    assert.equal((await visitor.get(url, { 'if-none-match': '"other"' })).statusCode, 200)
    const other = await ask('passage', { version: 'WEB', reference: 'Psalm 119' })
    assert.notEqual(other.headers.etag, tag)
    const compressed = await visitor.get(url, { 'accept-encoding': 'br' })
    assert.equal(compressed.headers['content-encoding'], 'br')
    assert.equal(compressed.headers.vary, 'accept-encoding')
  })
})
