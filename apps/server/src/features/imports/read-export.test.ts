/** Files of other programs, broken ones and hostile ones. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { crc32, deflateRawSync } from 'node:zlib'
import type { PreparedEntry } from './prepared-entry.ts'
import { readExport } from './read-export.ts'

const head = { format: 'stillwater-export', version: 1, exportedAt: '2025-03-05T15:00:00.000Z' }
const fileOf = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))

async function entriesOf(
  file: Uint8Array,
  packing: 'none' | 'deflate' = 'none',
  { checksum = null, size = 1000 }: { checksum?: number | null; size?: number } = {},
) {
  async function* pieces() {
    for (let at = 0; at < file.byteLength; at += size)
      yield await Promise.resolve(file.subarray(at, at + size))
  }
  const entries: PreparedEntry[] = []
  const facts = { packing, checksum, mostBytes: 100_000_000, mostEntries: 200_000 }
  await readExport(pieces(), facts, (batch) => Promise.resolve(entries.push(...batch)))
  return entries.map(({ section, entry }) => [section, JSON.parse(entry) as unknown])
}

it('a file is read as it arrives, wherever it is cut, also with other blanks and an unknown order of parts', async () => {
  const value = {
    ...head,
    account: { name: 'a"\\}]é👩‍👩‍👧‍👦' },
    none: null,
    flag: true,
    prayers: [{ n: [1, { a: ']' }] }, 5, 'x'],
    goals: [],
  }
  const expected = [
    ['account', value.account],
    ['flag', { value: true }],
    ['prayers', value.prayers[0]],
    ['prayers', { value: 5 }],
    ['prayers', { value: 'x' }],
  ]
  for (const text of [
    JSON.stringify(value),
    JSON.stringify(value, null, '\t'),
    `\uFEFF${JSON.stringify(value)}\n`,
  ])
    for (const size of [1, 2, 3, 7, 10_000]) {
      assert.deepEqual(await entriesOf(fileOf(text), 'none', { size }), expected)
      const options = { size, checksum: crc32(fileOf(text)) }
      assert.deepEqual(await entriesOf(deflateRawSync(text), 'deflate', options), expected)
    }
})

describe('a file that cannot be read', () => {
  const notOurs = /^This isn’t an export from Stillwater/
  const damagedFile = /^This file is damaged or incomplete/
  const tooLarge = /^This file holds more than/
  const list = (entries: string) => `${JSON.stringify(head).slice(0, -1)},"prayers":[${entries}]}`
  const hostile: [string, Uint8Array, 'none' | 'deflate', RegExp][] = [
    ['is of another program', fileOf([{ title: 'Notes' }]), 'none', notOurs],
    ['has another format', fileOf({ format: 'other', version: 1 }), 'none', notOurs],
    ['is no JSON', Buffer.from('PK\u0003\u0004'), 'none', notOurs],
    ['is empty inside', deflateRawSync(''), 'deflate', damagedFile],
    ['is newer', fileOf({ ...head, version: 2 }), 'none', /newer version of Stillwater/],
    ['ends too early', fileOf(list('{}')).subarray(0, -3), 'none', damagedFile],
    [
      'is cut while packed',
      deflateRawSync(list('{"a":1},'.repeat(999) + '{}')).subarray(0, -9),
      'deflate',
      damagedFile,
    ],
    ['is not packed as it says', fileOf(list('{}')), 'deflate', damagedFile],
    [
      'has bytes that are no text',
      Buffer.from([...fileOf(head).subarray(0, -1), 0x2c, 0xff, 0xfe]),
      'none',
      damagedFile,
    ],
    ['has too many rows', deflateRawSync(list(`${'{},'.repeat(300_000)}{}`)), 'deflate', tooLarge],
    ['has a value without end', deflateRawSync(list(`"${'x'.repeat(40_000_000)}"`)), 'deflate', damagedFile],
    ['is blown up by blanks', deflateRawSync(list(' '.repeat(40_000_000))), 'deflate', damagedFile],
    [
      'has a part twice',
      fileOf(`${JSON.stringify(head).slice(0, -1)},"prayers":[{}],"goals":[{}],"prayers":[{}]}`),
      'none',
      damagedFile,
    ],
    [
      'has parts without end',
      fileOf({ ...head, ...Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`part${n}`, {}])) }),
      'none',
      damagedFile,
    ],
    ['is nested deeply', deflateRawSync(list('['.repeat(200_000))), 'deflate', damagedFile],
  ]
  for (const [what, file, packing, message] of hostile)
    it(`${what}: that is said`, () =>
      assert.rejects(entriesOf(file, packing, { size: 100_000 }), { message }))

  it('has another checksum: that is said', () =>
    assert.rejects(entriesOf(fileOf(head), 'none', { checksum: 1 }), { message: damagedFile }))

  it('is larger than an account may be: that is said', () => {
    const large = deflateRawSync(list(`{"a":"${'x'.repeat(1_000_000)}"},`.repeat(101) + '{}'))
    return assert.rejects(entriesOf(large, 'deflate', { size: 100_000 }), { message: tooLarge })
  })
})
