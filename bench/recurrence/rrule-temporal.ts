import { RRuleTemporal } from 'rrule-temporal'
import type { Sample } from './random-rules.ts'

/** What rrule-temporal answers to the same question. */
export function theirDays({ start, rule, range }: Sample): string[] {
  const until = rule.replace(/UNTIL=(\d{8})/, 'UNTIL=$1T235959Z')
  const text = `DTSTART;TZID=UTC:${start.replaceAll('-', '')}T090000\nRRULE:${until}`
  return new RRuleTemporal({ rruleString: text, maxIterations: 1_000_000 })
    .between(new Date(`${range.from}T00:00:00Z`), new Date(`${range.to}T23:00:00Z`), true)
    .map((time) => time.toString().slice(0, 10))
}
