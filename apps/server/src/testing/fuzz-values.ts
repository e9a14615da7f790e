/** Values, bodies, queries and headers that no well-meaning client sends. */

/** The same numbers for the same seed, so that a failure can be repeated. */
export function randomFrom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    chance: (share: number) => next() < share,
    below: (limit: number) => Math.floor(next() * limit),
    pick<T>(list: readonly T[]): T {
      return list[Math.floor(next() * list.length)] as T
    },
  }
}
export type Random = ReturnType<typeof randomFrom>

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u001b[31m',
  '\r\nset-cookie: a=b',
  '\ud800',
  '\udc00x',
  '\uffff',
  'e\u0301'.repeat(100),
  '\u202ertl',
  '👩‍👩‍👧‍👦',
  'x'.repeat(201),
  'x'.repeat(100_001),
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '${7*7}',
  '%00%0a',
  '../../etc/passwd',
  '__proto__',
  'NaN',
  'true',
  '2025-02-30',
  '9999-12-31',
  '-0001-01-01',
  'a@b',
  `${'a'.repeat(300)}@example.org`,
  'someone@example.org',
  '00000000-0000-0000-0000-000000000000',
]
const numbers = [
  0,
  -0,
  -1,
  1,
  1.5,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  2 ** 53,
  1e21,
  1e308,
  5e-324,
]
const others: unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { a: 1 },
  { length: 5 },
  { toString: 1 },
  JSON.parse('{"then":"x"}'),
]
const values: unknown[] = [...texts, ...numbers, ...others]

const fuzzValue = (random: Random): unknown => random.pick(values)

/** A body whose known fields are good, missing or monstrous, with strangers among them. */
export function fuzzObject(random: Random, fields: string[], good: Record<string, unknown>): string {
  const body: Record<string, unknown> = {}
  const share = random.pick([0.1, 0.3, 1])
  for (const field of fields) {
    if (random.chance(share)) {
      if (random.chance(0.8)) body[field] = fuzzValue(random)
    } else if (field in good) body[field] = good[field]
  }
  if (random.chance(0.2))
    body[random.pick(['constructor', 'toString', '', 'userId', 'x'.repeat(5000)])] = fuzzValue(random)
  const text = JSON.stringify(body)
  const [field] = fields
  // What no object of ours can hold: a key twice, a prototype, a number without an end.
  if (random.chance(0.1))
    return text.replace('{', `{"${field ?? 'a'}":1,"${field ?? 'a'}":"again",`).replace(',}', '}')
  if (random.chance(0.05)) return text.replace('{', '{"__proto__":{"admin":true},').replace(',}', '}')
  if (random.chance(0.05)) return text.replace('{', `{"version":${'9'.repeat(400)},`).replace(',}', '}')
  return text
}

const deep = 100_000
const wholeBodies: (() => string | Buffer)[] = [
  () => '['.repeat(deep),
  () => '['.repeat(deep) + ']'.repeat(deep),
  () => '{"a":'.repeat(deep),
  () => `${'{"title":'.repeat(deep)}1${'}'.repeat(deep)}`,
  () => `{"title":${'['.repeat(deep)}${']'.repeat(deep)}}`,
  () => `"${'x'.repeat(1_048_575)}"`,
  () => `{"title":"${'\\u0000'.repeat(1000)}"}`,
  () => `{${Array.from({ length: 5000 }, (_, n) => `"k${n}":${n}`).join()}}`,
  () => `[${'0,'.repeat(50_000)}0]`,
  () => '',
  () => 'null',
  () => '[]',
  () => '"text"',
  () => '1e400',
  () => '{',
  () => '{"a":1,}',
  () => "{'a':1}",
  () => '\ufeff{}',
  () => '{"a":"\u0001"}',
  () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  () => Buffer.alloc(1000),
]
export const fuzzBody = (random: Random): string | Buffer => random.pick(wholeBodies)()

export const hostileId = (random: Random): string =>
  encodeURIComponent(random.pick(texts).toWellFormed().slice(0, 300)) || '%20'

const queries = [
  '?',
  '?a',
  '?=',
  '?%',
  '?date=%zz',
  '?date[]=1',
  '?date=1&date=2',
  '?__proto__[x]=1',
  '?constructor=1',
  '?q=%00',
  `?${'a=1&'.repeat(500)}`,
]
export const fuzzQuery = (random: Random): string =>
  random.chance(0.5)
    ? random.pick(queries)
    : `?${random.pick(['date', 'query', 'category', 'version', 'x'])}=${encodeURIComponent(random.pick(texts).toWellFormed().slice(0, 300))}`

const zones = [
  '',
  'UTC',
  'x',
  'Europe/Berlin\u00ff',
  '+99:99',
  '../etc/localtime',
  'a'.repeat(2000),
  'EUROPE/BERLIN',
  '__proto__',
]
const types = [
  'application/json',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'application/json;',
  'text/plain',
  'application/xml',
  'application/jsonx',
  ';',
  'multipart/form-data',
]
const cookies = [
  '',
  '=',
  ';;;',
  'stillwater-session',
  'stillwater-session=',
  'stillwater-session=%',
  'stillwater-session=%00',
  `stillwater-session=${'a'.repeat(3000)}`,
  'stillwater-device=\u00ff',
  'a=b;'.repeat(500),
  '__proto__=1',
]
const pairs: [string, string[]][] = [
  ['x-time-zone', zones],
  ['content-type', types],
  ['cookie', cookies],
  [
    'accept-encoding',
    ['', '*', 'br;q=0', 'identity;q=0', 'gzip;q=2', 'x'.repeat(1000), 'gzip, '.repeat(200)],
  ],
  ['accept', ['', '*/*', 'text/html', 'x']],
  ['origin', ['null', 'x', 'http://', 'file://', 'http://stillwater.test:99999', 'https://evil.example']],
  ['sec-fetch-site', ['', 'none', 'cross-site', 'x']],
  ['x-forwarded-for', ['x', '::', '1.2.3.4, x', ',,,']],
  ['x-forwarded-proto', ['https', 'x', '']],
  ['x-forwarded-host', ['', 'evil.example', 'a b']],
  ['content-encoding', ['gzip', 'br', 'identity', 'x']],
  ['range', ['bytes=-1', 'bytes=5-1', 'x']],
  ['if-none-match', ['*', '"x"']],
  ['x-request-id', ['x'.repeat(5000)]],
]
export function fuzzHeaders(random: Random): Record<string, string> {
  const [name, choices] = random.pick(pairs)
  return { [name]: random.pick(choices) }
}
