/**
 * `npm run bench:recurrence`: how long it takes to work out 1,000 repeating events over a year, compared to rrule-temporal in the
 * same run. Fails when it takes more than half of its time.
 */
import { addDays } from '../packages/contract/src/dates/dates.ts'
import { percentile } from './bible/measure.ts'
import { ourDays } from './recurrence/ours.ts'
import { randomRules, type Sample } from './recurrence/random-rules.ts'
import { theirDays } from './recurrence/rrule-temporal.ts'

const [rules, rounds, bar] = [1000, 9, 0.5]
const samples = randomRules(rules, 7).map((sample) => ({
  ...sample,
  range: { from: sample.range.from, to: addDays(sample.range.from, 364) },
}))

function timeOf(daysOf: (sample: Sample) => unknown): number {
  const start = performance.now()
  for (const sample of samples) daysOf(sample)
  return performance.now() - start
}

/** In turn, so that both meet the same moods of the machine. */
const times = Array.from({ length: rounds }, () => ({ ours: timeOf(ourDays), theirs: timeOf(theirDays) }))
const ours = percentile(
  times.map((round) => round.ours),
  50,
)
const theirs = percentile(
  times.map((round) => round.theirs),
  50,
)
const ratio = ours / theirs
console.log(`${rules} rules over a year, median of ${rounds}`)
console.log(`Stillwater       ${ours.toFixed(1)} ms`)
console.log(`rrule-temporal   ${theirs.toFixed(1)} ms`)
console.log(`ratio            ${ratio.toFixed(2)} (at most ${bar})`)
if (ratio > bar) process.exitCode = 1
