import assert from 'node:assert/strict'
import { it } from 'node:test'
import { fromBufferPromise } from 'yauzl'
import { unzip } from '#testing/unzip.ts'
import { type ArchiveFile, archiveOf } from './archive.ts'
import { csv } from './csv.ts'
import { fileNameOf, uniquePaths } from './file-names.ts'

async function* each<T>(...values: T[]): AsyncGenerator<T> {
  yield* values
}

async function bytesOf(files: AsyncIterable<ArchiveFile>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of archiveOf(files, new Date('2025-03-05T15:00:00Z'))) chunks.push(chunk)
  return Buffer.concat(chunks)
}

it('an archive holds texts, bytes and streams under their names', async () => {
  const files = await unzip(
    await bytesOf(
      each<ArchiveFile>(
        { path: 'a/Grüße 🙏.txt', content: 'peace' },
        { path: 'bytes', content: Uint8Array.of(0, 255) },
        { path: 'stream', content: each('one ', 'two') },
        { path: 'empty', content: '' },
        { path: 'nothing', content: each<string>() },
      ),
    ),
  )
  assert.deepEqual(
    [...files].map(([path, content]) => [path, content.toString('latin1')]),
    [
      ['a/Grüße 🙏.txt', 'peace'],
      ['bytes', '\u0000\u00FF'],
      ['stream', 'one two'],
      ['empty', ''],
      ['nothing', ''],
    ],
  )
})

it('it may hold more files than the format once could', async () => {
  async function* many(): AsyncGenerator<ArchiveFile> {
    for (let number = 0; number < 66_000; number += 1) yield { path: String(number), content: '' }
  }
  const { entryCount } = await fromBufferPromise(await bytesOf(many()), {})
  assert.equal(entryCount, 66_000)
})

it('a fault while it is read ends it', async () => {
  async function* broken(): AsyncGenerator<string> {
    yield 'begun'
    throw new Error('the database is gone')
  }
  await assert.rejects(bytesOf(each<ArchiveFile>({ path: 'a', content: broken() })), /the database is gone/)
})

it('a file name is a name and nothing else, short and readable', () => {
  for (const [title, name] of [
    ['The good shepherd', 'The good shepherd'],
    ['../../etc/passwd', 'etc passwd'],
    ['C:\\Windows\\a?.txt', 'C Windows a .txt'],
    ['  ...  ', 'Untitled'],
    ['a\u0000b\u202Ec', 'abc'],
    ['Ends with a dot.', 'Ends with a dot'],
    ['رحمة', 'رحمة'],
  ] as const)
    assert.equal(fileNameOf(title), name)
  assert.equal(fileNameOf('👨‍👩‍👧'.repeat(200)), '👨‍👩‍👧'.repeat(6))
})

it('names that differ in capitals only are told apart', () => {
  const unique = uniquePaths()
  assert.deepEqual(['Grace', 'grace', 'GRACE', 'Peace'].map(unique), [
    'Grace',
    'grace (2)',
    'GRACE (3)',
    'Peace',
  ])
})

it('a spreadsheet has quotes where they are needed and no formulas', async () => {
  let text = ''
  for await (const part of csv(
    ['a', 'b'],
    each<Record<string, unknown>>(
      { a: 'plain', b: 'with "quotes", commas\nand lines' },
      { a: '=1+1', b: null },
      { a: '@cmd', b: -5 },
      { a: true, b: '-5' },
    ),
  ))
    text += part
  assert.equal(
    text,
    '\uFEFFa,b\r\nplain,"with ""quotes"", commas\nand lines"\r\n\'=1+1,\r\n\'@cmd,-5\r\ntrue,\'-5\r\n',
  )
})
