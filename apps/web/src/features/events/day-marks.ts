import type { IsoDate } from '@stillwater/contract/dates/dates'
import { recordTypes } from '#shared/records/record-types.ts'

/** What a day can hold. */
export const markKinds = ['events', 'activities', 'sermons', 'others'] as const
export type MarkKind = (typeof markKinds)[number]

/** How many of each kind a day has. */
export type DayMarks = Readonly<Record<MarkKind, number>>

const none = { events: 0, activities: 0, sermons: 0, others: 0 }
const mostDots = 4

export function marksByDay(
  records: Readonly<Record<MarkKind, readonly { readonly date: IsoDate }[]>>,
): ReadonlyMap<IsoDate, DayMarks> {
  const marks = new Map<IsoDate, DayMarks>()
  for (const kind of markKinds) {
    for (const { date } of records[kind]) {
      const before = marks.get(date) ?? none
      marks.set(date, { ...before, [kind]: before[kind] + 1 })
    }
  }
  return marks
}

export const totalOf = (marks: DayMarks = none) => markKinds.reduce((sum, kind) => sum + marks[kind], 0)

/** How many dots each kind has. There are four at most: each kind has one before another has its second. */
export function dotsOf(marks: DayMarks = none): DayMarks {
  const dots = { ...none }
  let free = mostDots - markKinds.filter((kind) => marks[kind] > 0).length
  for (const kind of markKinds) {
    dots[kind] = Math.min(marks[kind], 1 + free)
    free -= Math.max(dots[kind] - 1, 0)
  }
  return dots
}

/** "2 events, 1 sermon", or nothing. */
export function sayMarks(marks: DayMarks = none): string {
  return markKinds
    .filter((kind) => marks[kind] > 0)
    .map((kind) => {
      if (kind === 'others') return `${marks[kind]} in other calendars`
      const { singular, plural } = recordTypes[kind]
      return `${marks[kind]} ${(marks[kind] === 1 ? singular : plural).toLowerCase()}`
    })
    .join(', ')
}
