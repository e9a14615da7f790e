import { addDays, type IsoDate, weekday } from '@stillwater/contract/dates/dates'
import { type WorkStep, workSteps } from '@stillwater/contract/choices'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import {
  type Preparing,
  rhythmOf,
  stepsNow,
  type WeekRhythm,
  writeWeekRhythm,
} from '@stillwater/contract/plan/week-rhythm'

interface StepMove {
  readonly step: WorkStep
  readonly from: IsoDate
  readonly to: IsoDate
}

/** A sermon whose remaining steps are on other days, and the rhythm that says so. */
export interface LaidSermon {
  readonly sermon: Sermon
  readonly moves: readonly StepMove[]
  readonly rhythm: string | null
}

/** The days before a sermon to which its steps can be moved: not the day of the last one. */
const daysBefore = 6

interface Days {
  readonly today: IsoDate
  readonly dayOff: number | null
  readonly busy: ReadonlySet<IsoDate>
}

/** The days that are left for a sermon. Where none is free, those that are busy; the day off stays free as long as there is another. */
function daysFor(date: IsoDate, { today, dayOff, busy }: Days): IsoDate[] {
  const first = addDays(date, -daysBefore)
  const all: IsoDate[] = []
  for (let day = first < today ? today : first; day < date; day = addDays(day, 1)) all.push(day)
  const working = all.filter((day) => weekday(day) !== dayOff)
  const free = working.filter((day) => !busy.has(day))
  return free.length > 0 ? free : working.length > 0 ? working : all
}

const withDays = (rhythm: WeekRhythm, days: ReadonlyMap<WorkStep, IsoDate>): string | null =>
  writeWeekRhythm({
    ...rhythm,
    ...Object.fromEntries([...days].map(([step, day]) => [step, weekday(day)])),
  })

/**
 * Moves the steps of a sermon that are left off the days that are taken: to the next free day, else to the last one before, in their order.
 * Undefined where nothing has to move.
 */
export function layAround(
  sermon: Sermon,
  preparing: Preparing,
  busy: ReadonlySet<IsoDate>,
): LaidSermon | undefined {
  const free = daysFor(sermon.date, { ...preparing, busy })
  const steps = stepsNow(sermon, preparing)
  const days = new Map<WorkStep, IsoDate>()
  const moves: StepMove[] = []
  let before = ''
  for (const { step, date, isDone } of steps) {
    if (isDone) continue
    const mayBe = free.filter((day) => day >= before)
    const to =
      busy.has(date) || date < before
        ? (mayBe.find((day) => day >= date) ?? mayBe.at(-1) ?? (date < before ? before : date))
        : date
    before = to
    days.set(step, to)
    if (to !== date) moves.push({ step, from: date, to })
  }
  const [first] = days.values()
  if (moves.length === 0 || first === undefined) return undefined
  // No step comes before one that it follows, so those that are done must not hold up the others.
  for (const { step, isDone } of steps) if (isDone) days.set(step, first)
  return { sermon, moves, rhythm: withDays(rhythmOf(sermon, preparing.rhythm), days) }
}

/** Spreads all steps of a new sermon over the days that are left for it; null where there are none. */
export function spreadOver(date: IsoDate, { rhythm, ...when }: Preparing): string | null {
  const days = daysFor(date, { ...when, busy: new Set() })
  const steps = workSteps.filter((step) => rhythm[step] !== undefined)
  const placed = steps.flatMap((step, index) => {
    const day = days[Math.floor((index * days.length) / steps.length)]
    return day === undefined ? [] : [[step, day] as const]
  })
  return placed.length === 0 ? null : withDays({}, new Map(placed))
}
