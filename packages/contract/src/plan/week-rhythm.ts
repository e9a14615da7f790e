import { type WeekStep, weekSteps, type WorkStep } from '../choices.ts'
import { addDays, type IsoDate, weekday } from '../dates/dates.ts'

/** On which day of the week each step is, 0 for Sunday to 6 for Saturday. A step without a day is not used. */
export type WeekRhythm = Readonly<Partial<Record<WeekStep, number>>>

const oneStep = `(?:${weekSteps.join('|')}):[0-6]`
/** How a rhythm is written in the settings. */
export const weekRhythmPattern = new RegExp(`^${oneStep}(?:,${oneStep}){0,${weekSteps.length - 1}}$`)

/** Null where there is none, and where it cannot be read. */
export function readWeekRhythm(text: string | null | undefined): WeekRhythm | null {
  if (text === null || text === undefined || !weekRhythmPattern.test(text)) return null
  return Object.fromEntries(
    text.split(',').map((part) => {
      const [step = '', day] = part.split(':')
      return [step, Number(day)]
    }),
  )
}

/** A rhythm without any step is none. */
export function writeWeekRhythm(rhythm: WeekRhythm): string | null {
  const used = weekSteps.filter((step) => rhythm[step] !== undefined)
  return used.length === 0 ? null : used.map((step) => `${step}:${rhythm[step]}`).join(',')
}

interface StepDay<Step extends WeekStep = WeekStep> {
  readonly step: Step
  readonly date: IsoDate
}

/**
 * The day of each step in the week before a sermon, in their order: none is before the one that it follows, and none is on the day off. On the
 * weekday of the sermon itself the last touches are on its own day, everything else is a week earlier.
 */
export function stepDays(rhythm: WeekRhythm, date: IsoDate, dayOff: number | null): StepDay[] {
  const days: StepDay[] = []
  for (const step of weekSteps) {
    const wanted = rhythm[step]
    if (wanted === undefined) continue
    const back = (weekday(date) - wanted + 7) % 7 || (step === 'finish' ? 0 : 7)
    const day = withoutDayOff(addDays(date, -back), date, dayOff)
    const before = days.at(-1)?.date ?? day
    days.push({ step, date: day < before ? before : day })
  }
  return days
}

/** The day after the day off, or the day before it where the sermon is preached on the day after. */
function withoutDayOff(day: IsoDate, preached: IsoDate, dayOff: number | null): IsoDate {
  if (weekday(day) !== dayOff || day >= preached) return day
  const after = addDays(day, 1)
  return after < preached ? after : addDays(day, -1)
}

/** What the rhythm needs to know of a sermon. */
interface PreparedSermon {
  readonly date: IsoDate
  readonly status: string
  /** A sermon that was cached by an earlier version of the app has none of these. */
  readonly stepsDone?: readonly WorkStep[]
  readonly couldBePreached?: boolean
  /** Of its own week, as it is written in the record. */
  readonly rhythm?: string | null
}

export interface Preparing {
  readonly rhythm: WeekRhythm
  /** The weekday that is kept free. */
  readonly dayOff: number | null
  readonly today: IsoDate
}

const isWork = (day: StepDay): day is StepDay<WorkStep> => day.step !== 'rest'

/** A sermon whose week is not like the others has a rhythm of its own. */
export const rhythmOf = ({ rhythm }: Pick<PreparedSermon, 'rhythm'>, usual: WeekRhythm): WeekRhythm =>
  readWeekRhythm(rhythm) ?? usual

/** The steps of a sermon as they are today: one that was not done on its day is for today, or for tomorrow where today is the day off. */
export function stepsNow(
  sermon: PreparedSermon,
  { rhythm, dayOff, today }: Preparing,
): (StepDay<WorkStep> & { readonly isDone: boolean })[] {
  const first = weekday(today) === dayOff && today < sermon.date ? addDays(today, 1) : today
  return stepDays(rhythmOf(sermon, rhythm), sermon.date, dayOff)
    .filter(isWork)
    .map(({ step, date }) => {
      const isDone = isStepDone(sermon, step)
      return { step, date: isDone || date > first ? date : first, isDone }
    })
}

/** A sermon that is completed needs no step any more. */
const isStepDone = ({ status, stepsDone = [] }: PreparedSermon, step: WorkStep): boolean =>
  status === 'completed' || stepsDone.includes(step)

/** What the week before a sermon is about today. */
export type StepToday =
  | { readonly kind: 'step'; readonly step: WorkStep }
  /** Nothing more today; the next step is on its day. */
  | { readonly kind: 'next'; readonly step: WorkStep; readonly date: IsoDate }
  /** Nothing has to be done any more: all of it is, or the sermon could be preached as it is. */
  | { readonly kind: 'ready' | 'rest' | 'preach' | 'day-off' }

export function stepToday(sermon: PreparedSermon, preparing: Preparing): StepToday {
  const { today, dayOff, rhythm } = preparing
  if (weekday(today) === dayOff && today < sermon.date) return { kind: 'day-off' }
  const open = stepsNow(sermon, preparing).find(({ isDone }) => !isDone)
  const isOver = open === undefined || sermon.couldBePreached === true
  if (!isOver) {
    const { step, date } = open
    return date <= today ? { kind: 'step', step } : { kind: 'next', step, date }
  }
  if (sermon.date === today) return { kind: 'preach' }
  const rest = stepDays(rhythmOf(sermon, rhythm), sermon.date, dayOff).find(({ step }) => step === 'rest')
  return { kind: rest !== undefined && rest.date <= today ? 'rest' : 'ready' }
}

/** The days before a sermon that its steps can be on. */
const daysBefore = 7

/** The sermons that are prepared today, the nearest first. One that was put away is not. */
export const sermonsToPrepare = <S extends PreparedSermon>(sermons: readonly S[], today: IsoDate): S[] =>
  sermons
    .filter(
      ({ date, status }) => date >= today && date <= addDays(today, daysBefore) && status !== 'archived',
    )
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))

/** Of several sermons the one that something is to be done for today, else the nearest. */
export function sermonOfToday<S extends PreparedSermon>(
  sermons: readonly S[],
  preparing: Preparing,
): S | undefined {
  const near = sermonsToPrepare(sermons, preparing.today)
  return near.find((sermon) => stepToday(sermon, preparing).kind === 'step') ?? near[0]
}
