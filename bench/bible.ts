/**
 * `npm run bench:bible`: our search against SWORD's on the King James Version, the look-up of passages, and the memory that all
 * texts take. Prints a table and fails when a bar is missed.
 */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { wholeChapter } from '@stillwater/bible'
import { loadAllBibles, textsAreBuilt } from '@stillwater/bible/node'
import { geometricMean, percentile, timesOf } from './bible/measure.ts'
import { queries } from './bible/queries.ts'
import { searchWithSword } from './bible/sword.ts'

const bars = { ratio: 100, matchP99: 1000, passage: 100, memory: 100 }

const scriptAt = (path: string) => fileURLToPath(new URL(path, import.meta.url))
if (!textsAreBuilt())
  execFileSync(process.execPath, [scriptAt('../packages/bible/build/main.ts')], { stdio: 'inherit' })

const peer = searchWithSword(queries)
const bibles = loadAllBibles()
const bible = bibles.get('KJV')
if (bible === undefined) throw new Error('There is no King James Version')

const rows = queries.map(({ kind, text }, index) => {
  const query = kind === 'phrase' ? `"${text}"` : text
  const { lucene, scan } = peer[index] ?? { lucene: { microseconds: Number.NaN, hits: 0 }, scan: undefined }
  const match = timesOf(() => bible.count(query))
  const search = timesOf(() => bible.search(query))
  return { kind, query, hits: bible.count(query), match, search, lucene, scan }
})

const chapters = bible.books().flatMap(({ id, chapters: count }) =>
  Array.from({ length: count }, (_, index) => {
    const ranges = [wholeChapter(bible.counts, id, index + 1)]
    return timesOf(() => bible.passage(ranges), { warmUp: 3, calls: 11 }).median
  }),
)
const memory = JSON.parse(
  execFileSync(process.execPath, ['--expose-gc', scriptAt('./bible/memory.ts')], { encoding: 'utf8' }),
) as { loaded: number; settled: number; held: number }

type Row = (typeof rows)[number]
const matching = (row: Row) => row.match.median
const whole = (row: Row) => row.search.median
const lucene = (row: Row) => row.lucene.microseconds
const scan = (row: Row) => row.scan?.microseconds
const matches = rows.flatMap(({ match }) => match.all)

/** How many times as long the peer takes, over the queries that it was given. */
function ratio(peerTime: (row: Row) => number | undefined, own: (row: Row) => number): number {
  return geometricMean(
    rows.map((row) => (peerTime(row) ?? Number.NaN) / own(row)).filter((value) => !Number.isNaN(value)),
  )
}

console.log(
  'query                                       our hits   match µs  search µs   Lucene µs  (hits)  ratio',
)
for (const row of rows) {
  const cells = [
    row.hits,
    matching(row).toFixed(1),
    whole(row).toFixed(1),
    lucene(row).toFixed(0),
    `(${row.lucene.hits})`,
  ]
  const quotient = (lucene(row) / matching(row)).toFixed(0)
  const widths = [9, 10, 10, 11, 8]
  console.log(
    row.query.padEnd(44) +
      cells.map((cell, at) => String(cell).padStart(widths[at] ?? 0)).join(' ') +
      quotient.padStart(7),
  )
}

const results = [
  ['Matching, geometric mean', `${geometricMean(rows.map(matching)).toFixed(2)} µs`],
  ['Matching, p99 of all calls', `${percentile(matches, 99).toFixed(1)} µs`],
  [
    'Whole search with ranking, text and marks of 20 hits, geometric mean',
    `${geometricMean(rows.map(whole)).toFixed(1)} µs`,
  ],
  ['SWORD Lucene, geometric mean', `${geometricMean(rows.map(lucene)).toFixed(0)} µs`],
  ['SWORD Lucene / our matching, geometric mean', ratio(lucene, matching).toFixed(0)],
  ['SWORD Lucene / our whole search, geometric mean', ratio(lucene, whole).toFixed(0)],
  ['SWORD scan / our matching, geometric mean', ratio(scan, matching).toFixed(0)],
  [
    'Passage: a whole chapter as HTML, mean over all 1,189',
    `${(chapters.reduce((a, b) => a + b, 0) / chapters.length).toFixed(1)} µs`,
  ],
  ['Passage: the slowest chapter', `${Math.max(...chapters).toFixed(0)} µs`],
  ['Memory that all texts and indexes add: resident right after loading', `${memory.loaded} MB`],
  ['– resident once the garbage of loading is collected', `${memory.settled} MB`],
  ['– held by objects and buffers', `${memory.held} MB`],
]
console.log()
for (const [name = '', value] of results) console.log(`${name.padEnd(72)} ${value}`)

const failures = [
  ratio(lucene, matching) < bars.ratio &&
    `Matching is less than ${bars.ratio} times as fast as SWORD’s index`,
  percentile(matches, 99) > bars.matchP99 && 'The p99 of the matching is over 1 ms',
  percentile(chapters, 50) > bars.passage && 'Looking up a chapter takes more than 0.1 ms',
  memory.settled > bars.memory && `The texts take more than ${bars.memory} MB`,
].filter((failure) => failure !== false)
for (const failure of failures) console.error(`FAILED: ${failure}`)
process.exitCode = failures.length === 0 ? 0 : 1
