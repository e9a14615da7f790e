import { randomFrom } from '../../apps/server/src/testing/fuzz-values.ts'
import { addDays, type DateRange, type IsoDate } from '../../packages/contract/src/dates/dates.ts'
import { frequencies, parseRule, weekdayCodes } from '../../packages/contract/src/calendar/recurrence-rule.ts'

export interface Sample {
  readonly start: IsoDate
  readonly rule: string
  readonly range: DateRange
}

/** Rules of every kind that are accepted, with a start and a date range before, in or after them. The same for the same seed. */
export function randomRules(count: number, seed: number): Sample[] {
  const random = randomFrom(seed)
  const some = (most: number, one: () => string | number) =>
    [...new Set(Array.from({ length: 1 + random.below(most) }, one))].join(',')
  const signed = (most: number) => (random.chance(0.3) ? -1 : 1) * (1 + random.below(most))

  const rule = (): string => {
    const frequency = random.pick(frequencies)
    const isYearly = frequency === 'YEARLY'
    const parts = [`FREQ=${frequency}`]
    const add = (chance: number, part: () => string) => random.chance(chance) && parts.push(part())
    add(0.5, () => `INTERVAL=${1 + random.below(random.chance(0.1) ? 40 : 5)}`)
    add(0.25, () => `BYMONTH=${some(4, () => 1 + random.below(12))}`)
    add(isYearly ? 0.15 : 0, () => `BYWEEKNO=${some(3, () => signed(53))}`)
    add(isYearly ? 0.15 : 0, () => `BYYEARDAY=${some(4, () => signed(366))}`)
    add(0.35, () => `BYMONTHDAY=${some(5, () => signed(31))}`)
    add(0.5, () => {
      const withNth = random.chance(0.5)
      const nth = () => (withNth && random.chance(0.9) ? signed(isYearly ? 52 : 5) : '')
      return `BYDAY=${some(4, () => `${nth()}${random.pick(weekdayCodes)}`)}`
    })
    add(0.2, () => `BYSETPOS=${some(2, () => signed(5))}`)
    add(0.25, () => `WKST=${random.pick(weekdayCodes)}`)
    add(0.3, () => `COUNT=${1 + random.below(60)}`)
    add(0.2, () => `UNTIL=${addDays('2020-01-01', random.below(4000)).replaceAll('-', '')}`)
    const text = parts.join(';')
    return parseRule(text) === undefined ? rule() : text
  }

  return Array.from({ length: count }, () => {
    const start = addDays('2015-01-01', random.below(5000))
    const from = addDays(start, random.below(2500) - 300)
    return { start, rule: rule(), range: { from, to: addDays(from, random.below(500)) } }
  })
}
