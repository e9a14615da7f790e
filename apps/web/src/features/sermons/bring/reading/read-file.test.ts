/** Files as other programs write them become sermons, and hostile ones nothing. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, it } from 'node:test'
import { type Block, lineBreak } from '@stillwater/sermon-body/blocks'
import { corpus, notebook } from './corpus/corpus.ts'
import { docx, paragraph } from './corpus/word-files.ts'
import { type ZipFile, zipOf } from './corpus/zip-files.ts'
import { candidatesIn, type FoundSermon, reasonOf } from './read-file.ts'

const today = '2026-11-15'

type Result = { name: string } & ({ sermon: FoundSermon } | { reason: string })

async function resultsOf(name: string, data: string | Uint8Array<ArrayBuffer>): Promise<Result[]> {
  const results: Result[] = []
  try {
    for await (const candidate of candidatesIn(
      { name, content: new Blob([data]), saved: '2020-02-02' },
      today,
    )) {
      try {
        results.push({ name: candidate.name, sermon: await candidate.read() })
      } catch (error) {
        results.push({ name: candidate.name, reason: reasonOf(error) })
      }
    }
  } catch (error) {
    results.push({ name, reason: reasonOf(error) })
  }
  return results
}

async function sermonIn(name: string, data: string | Uint8Array<ArrayBuffer>): Promise<FoundSermon> {
  const [result, ...others] = await resultsOf(name, data)
  assert.deepEqual(others, [])
  assert.ok(result !== undefined && 'sermon' in result, JSON.stringify(result))
  return result.sermon
}

const reasonsOf = async (name: string, data: string | Uint8Array<ArrayBuffer>) =>
  (await resultsOf(name, data)).map((result) => ('reason' in result ? result.reason : `read ${result.name}`))

const signs = [
  ['italic', '~'],
  ['bold', '*'],
  ['underline', '_'],
  ['highlight', '='],
] as const

/** A block on a line: what it is, and its text with signs around what is marked. */
function lineOf({ attributes, runs }: Block): string {
  const { kind = '', level, indent, ordered, reference, version, source } = attributes
  const facts = [
    kind,
    level,
    kind === 'list' ? (indent ?? 0) : undefined,
    ordered && 'ordered',
    reference,
    version,
    source,
  ]
  const text = runs.map((run) =>
    signs.reduce((marked, [name, sign]) => (run.attributes[name] ? sign + marked + sign : marked), run.text),
  )
  const what = facts
    .filter((fact) => fact !== undefined)
    .map(String)
    .join(' ')
  return `${what}: ${text.join('').replaceAll(lineBreak, '/')}`
}

describe('a file becomes a sermon', () => {
  for (const { name, data, title, date, reference, text } of corpus) {
    it(name, async () => {
      const sermon = await sermonIn(name, data)
      assert.equal(sermon.blocks.map(lineOf).join('\n'), text)
      assert.deepEqual([sermon.title, sermon.reference], [title, reference ?? ''])
      if (date !== undefined) assert.deepEqual([sermon.date, sermon.isDateWeak], [date, false])
      else assert.equal(sermon.isDateWeak, true)
    })
  }

  it('dated by its program or its file where nothing else says when', async () => {
    assert.equal((await sermonIn('a.txt', 'Words')).date, '2020-02-02')
    assert.equal((await sermonIn('a.enex', notebook(['Grace']))).date, '2017-06-11')
    assert.equal((await sermonIn('Sermon 99-99-2020.txt', 'Words')).isDateWeak, true)
    assert.equal((await sermonIn('2099-01-01.txt', 'Words')).isDateWeak, true)
  })

  it('with the same id whenever the text is the same', async () => {
    const first = await sermonIn('2019-03-03 a.txt', 'The same words')
    assert.match(first.id, /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    assert.equal((await sermonIn('b.md', 'The same\nwords')).id, first.id)
    assert.notEqual((await sermonIn('a.txt', 'Other words')).id, first.id)
  })

  it('and many, from an Evernote export or a ZIP', async () => {
    const notes = await resultsOf('notes.enex', notebook(['Grace', 'Mercy']))
    assert.deepEqual(
      notes.map(({ name }) => name),
      ['notes.enex › Grace', 'notes.enex › Mercy'],
    )
    const zip = zipOf([
      { name: 'sermons/', data: '' },
      { name: '__MACOSX/sermons/._a.txt', data: 'no' },
      { name: 'sermons/.DS_Store', data: 'no' },
      { name: 'sermons/2019-03-03 Grace.txt', data: 'Grace' },
      { name: 'sermons/b.docx', data: docx({ body: paragraph('Mercy') }) },
      { name: 'sermons/notes.enex', data: notebook(['Peace']) },
      { name: 'sermons/photo.jpg', data: 'x' },
    ])
    assert.deepEqual(
      (await resultsOf('all.zip', zip)).map((each) =>
        'sermon' in each ? [each.name, each.sermon.title, each.sermon.date] : [each.name, each.reason],
      ),
      [
        ['all.zip › sermons/2019-03-03 Grace.txt', 'Grace', '2019-03-03'],
        ['all.zip › sermons/b.docx', 'b', '2020-02-02'],
        ['all.zip › sermons/notes.enex › Peace', 'Peace', '2017-06-11'],
        ['all.zip › sermons/photo.jpg', 'Only .docx, .md, .txt, .enex and .html files can be imported.'],
      ],
    )
  })
})

/** One document with a title, headings, marks, a quote, lists and a broken line, as LibreOffice 7.4 saved it. */
describe('what LibreOffice wrote becomes a sermon, saved as', () => {
  const words = [
    'scripture Psalm 23:1–3: Psalm 23:1–3',
    'point 1: He goes before',
    ': He does not ~drive~ the sheep; he *leads* them, _always_ and =everywhere=.',
    'point 2: By still waters',
    'quote: The LORD is my shepherd; I shall not want.',
    'list 0: green pastures',
    'list 1: and rest in them',
    'list 0: still waters',
    'list 0 ordered: Follow',
    'list 0 ordered: Fear no evil',
    ': See this page, “quoted”, and a line/that is broken.',
  ]
  const plain = words.map((line) =>
    line
      .replaceAll(/[~*_=]/g, '')
      .replace(/^(point \d|quote): /, ': ')
      .replace('line/that', 'line\n: that'),
  )
  for (const [kind, text] of [
    ['docx', words],
    // Only a Word document says which line is its title.
    ['html', [': The good shepherd', ...words]],
    ['txt', [': The good shepherd', ...plain]],
  ] as const)
    it(kind, async () => {
      const file = await readFile(new URL(`corpus/libreoffice/sermon.${kind}`, import.meta.url))
      const sermon = await sermonIn(`2019-03-03 The good shepherd.${kind}`, Uint8Array.from(file))
      assert.equal(sermon.blocks.map(lineOf).join('\n'), text.join('\n'))
      assert.deepEqual(
        [sermon.title, sermon.date, sermon.reference],
        ['The good shepherd', '2019-03-03', 'Psalm 23:1–3'],
      )
    })
})

const tooLarge = 'This file is too large. Split it into smaller files, then try again.'
const harmful = 'This file contains instructions that a document shouldn’t have, so it wasn’t opened.'
const damaged = 'This file is damaged or incomplete.'
const tooLong = 'This sermon is too long. Use at most 200,000 characters, or split it.'
const zipWith = (file: ZipFile) => zipOf([file, { name: 'good.txt', data: 'Good words' }])
const entity = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
const laughs = `<!DOCTYPE x [<!ELEMENT x ANY><!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><x>&b;</x>`

describe('a hostile or broken file is refused with its reason', () => {
  const alone: readonly (readonly [
    what: string,
    name: string,
    data: () => string | Uint8Array<ArrayBuffer>,
    reason: string,
  ])[] = [
    ['external entities', 'a.html', () => `${entity}<p>&a;</p>`, harmful],
    ['entities that grow', 'a.html', () => laughs, harmful],
    [
      'entities in a note',
      'a.enex',
      () => notebook(['x']).replace('<?xml version="1.0"?><!DOCTYPE', `${entity}<!DOCTYPE`),
      harmful,
    ],
    ['entities in a document', 'a.docx', () => docx({ body: `${entity}${paragraph('x')}` }), harmful],
    ['a paragraph of 50 MB', 'a.docx', () => docx({ body: paragraph('x'.repeat(50_000_000)) }), tooLarge],
    ['a text of 50 MB', 'a.txt', () => 'x'.repeat(50_000_000), tooLarge],
    ['a text beyond what a sermon holds', 'a.md', () => 'word '.repeat(41_000), tooLong],
    ['signs without end', 'a.html', () => `${'<'.repeat(300_000)}>`, tooLong],
    [
      'elements without end',
      'a.html',
      () => '<div>'.repeat(100_000),
      'This file is in a format we can’t read. Save it again in the program it came from.',
    ],
    ['an empty file', 'a.docx', () => '', 'This file is empty.'],
    ['a document without words', 'a.docx', () => docx({ body: '<w:p/>' }), 'There is no text in this file.'],
    [
      'something else with that name',
      'a.docx',
      () => '{\\rtf1 Hello}',
      'This isn’t a Word document (.docx). Open it in Word and save it as .docx, then try again.',
    ],
    ['a document cut short', 'a.docx', () => docx({ body: paragraph('x') }).slice(0, 400), damaged],
    ['a note cut short', 'a.enex', () => notebook(['x']).slice(0, -40), damaged],
    ['no export of Evernote', 'a.enex', () => '<notes/>', 'This isn’t a file that Evernote exported.'],
    ['no ZIP', 'a.zip', () => 'PK?', damaged],
    [
      'an older Word document',
      'a.doc',
      () => 'x',
      'This is an older Word format. Open it in Word and save it as .docx, then try again.',
    ],
  ]
  for (const [what, name, data, reason] of alone)
    it(what, async () => assert.deepEqual(await reasonsOf(name, data()), [reason]))

  const inZip: readonly (readonly [what: string, file: () => ZipFile, reason: string])[] = [
    ['a ZIP bomb', () => ({ name: 'a.txt', data: Buffer.alloc(60_000_000), claimedSize: 10 }), tooLarge],
    [
      'a size beyond what is unpacked',
      () => ({ name: 'a.txt', data: 'x', claimedSize: 60_000_000 }),
      tooLarge,
    ],
    ['more than it says', () => ({ name: 'a.txt', data: 'Good words', claimedSize: 4 }), tooLarge],
    [
      'a bomb in a document',
      () => ({ name: 'a.docx', data: docx({ body: paragraph('x'.repeat(30_000_000)) }) }),
      tooLarge,
    ],
    [
      'a path to elsewhere',
      () => ({ name: '../../etc/a.txt', data: 'x' }),
      'Its name points outside of the ZIP, so it wasn’t opened.',
    ],
    [
      'a path from the root',
      () => ({ name: '/etc/a.txt', data: 'x' }),
      'Its name points outside of the ZIP, so it wasn’t opened.',
    ],
    [
      'a path of Windows',
      () => ({ name: 'C:\\a.txt', data: 'x' }),
      'Its name points outside of the ZIP, so it wasn’t opened.',
    ],
    [
      'a password',
      () => ({ name: 'a.txt', data: 'x', isEncrypted: true }),
      'This file is locked with a password. Remove it, then try again.',
    ],
    [
      'a ZIP in it',
      () => ({ name: 'a.zip', data: zipOf([]) }),
      'A ZIP inside a ZIP isn’t opened. Unpack it first, then try again.',
    ],
  ]
  for (const [what, file, reason] of inZip)
    it(`${what}, and the others in the ZIP are read`, async () =>
      assert.deepEqual(await reasonsOf('a.zip', zipWith(file())), [reason, 'read a.zip › good.txt']))

  it('a thousand ways to be cut or damaged end in a reason or in a sermon', async () => {
    const whole = docx({ body: paragraph('Words of grace') })
    for (let at = 0; at < whole.length; at += 7) {
      const bytes = whole.slice()
      bytes[at] = (bytes[at] ?? 0) ^ 0x55
      for (const data of [whole.slice(0, at), bytes])
        assert.equal((await reasonsOf('a.docx', data)).length, 1)
    }
  })
})
