import { isText, parseJson, propertiesOf } from '#shared/device/parse-stored.ts'
import { todayIso } from '#shared/ui/date/iso-date.ts'

/** A position in the text that stays the same however it is laid out. */
export interface TextPosition {
  /** The block's index in the whole text, with those that are not shown. The title is before the first. */
  readonly block: number
  /** Characters before it in the block. */
  readonly offset: number
}

export const atTitle: TextPosition = { block: -1, offset: 0 }

/** Where a preacher is in a sermon: stored with every turn of a page, so that a device that fails goes on with the same page and time. */
export interface Preaching {
  readonly sermonId: string
  readonly title: string
  readonly position: TextPosition
  /** How the block of the position begins, by which it is found again in a text that was changed meanwhile. */
  readonly beginning?: string | undefined
  /** In milliseconds since 1970, later by as long as the clock was paused: a clock that counts would stop while the page does. */
  readonly startedAt: number
  /** When the pulpit was entered, or a page was last turned. */
  readonly usedAt: number
  readonly pausedAt?: number | undefined
  /** The pulpit was left, and can be entered again. */
  readonly leftAt?: number | undefined
  /** The sermon was preached, in this many minutes, which is to be logged. */
  readonly minutes?: number | undefined
  /** How many words were preached. */
  readonly words?: number | undefined
  /** The day on which it was preached. */
  readonly date?: string | undefined
}

/** What this device stores: one for each sermon, the latest first. */
export interface Preachings {
  /** When it was stored: it is stored twice, and the newer counts. */
  readonly at: number
  readonly all: readonly Preaching[]
}

const hour = 3_600_000
/** Nobody preaches a page for longer: somebody closed it without leaving the pulpit. */
const longestPause = 6 * hour
/** So many are stored. */
const most = 20

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const numberOf = (value: unknown) => (isNumber(value) ? value : undefined)
const textOf = (value: unknown, maxLength: number) => (isText(value, maxLength) ? value : undefined)

export function parsePreachings(text: string | null): Preachings {
  const { at, all } = propertiesOf(parseJson(text))
  return {
    at: numberOf(at) ?? 0,
    all: Array.isArray(all) ? all.flatMap((each) => parsePreaching(each) ?? []) : [],
  }
}

function parsePreaching(value: unknown): Preaching | undefined {
  const stored = propertiesOf(value)
  const { sermonId, title, startedAt } = stored
  const { block, offset } = propertiesOf(stored['position'])
  if (!isText(sermonId, 100) || !isNumber(startedAt)) return undefined
  return {
    sermonId,
    title: typeof title === 'string' ? title : '',
    position:
      Number.isInteger(block) && Number.isInteger(offset)
        ? { block: block as number, offset: offset as number }
        : atTitle,
    beginning: textOf(stored['beginning'], beginningLength),
    startedAt,
    usedAt: numberOf(stored['usedAt']) ?? startedAt,
    pausedAt: numberOf(stored['pausedAt']),
    leftAt: numberOf(stored['leftAt']),
    minutes: numberOf(stored['minutes']),
    words: numberOf(stored['words']),
    date: textOf(stored['date'], 10),
  }
}

/** With one of them changed or, without a next, taken out. Others stay while they can still be gone on with or logged. */
export function withPreaching(
  { at, all }: Preachings,
  sermonId: string,
  next: Preaching | undefined,
  now: number,
): Preachings {
  const others = all.filter(
    (other) => other.sermonId !== sermonId && (other.minutes !== undefined || canContinue(other, now)),
  )
  return {
    // Always newer than before, even if the device's clock was set back.
    at: Math.max(now, at + 1),
    all: [...(next === undefined ? [] : [next]), ...others].slice(0, most),
  }
}

/** Whether it is being preached: a page that opens goes on with it. */
export const isPreaching = ({ leftAt, minutes, usedAt }: Preaching, now: number): boolean =>
  leftAt === undefined && minutes === undefined && now - usedAt < longestPause

/** Whether there is a position to go back to. */
export const canContinue = ({ leftAt, minutes, usedAt }: Preaching, now: number): boolean =>
  minutes === undefined && now - (leftAt ?? usedAt) < longestPause * 2

export const begin = (sermonId: string, title: string, now: number): Preaching => ({
  sermonId,
  title,
  position: atTitle,
  startedAt: now,
  usedAt: now,
})

/** The beginning of a block by which it is known. */
const beginningLength = 60
export const beginningOf = (text: string): string => text.slice(0, beginningLength)

export const turnTo = (
  preaching: Preaching,
  position: TextPosition,
  beginning: string | undefined,
  now: number,
): Preaching => ({ ...preaching, position, beginning, usedAt: now })

/** The position in a text that may have changed: in the nearest block that begins in the same way. */
export function positionIn(texts: readonly string[], { position, beginning }: Preaching): TextPosition {
  if (!beginning) return position
  const distance = (block: number) => Math.abs(block - position.block)
  const [nearest] = texts
    .flatMap((text, block) => (beginningOf(text) === beginning ? [block] : []))
    .toSorted((a, b) => distance(a) - distance(b))
  return nearest === undefined || nearest === position.block ? position : { ...position, block: nearest }
}

/** When the clock stopped: where the pulpit was not left but closed, when it was last used. */
export const stoppedAt = ({ pausedAt, leftAt, usedAt }: Preaching): number => pausedAt ?? leftAt ?? usedAt

/** The time away does not count. */
export const enterAgain = (preaching: Preaching, now: number): Preaching => ({
  ...preaching,
  startedAt: preaching.startedAt + now - stoppedAt(preaching),
  usedAt: now,
  pausedAt: undefined,
  leftAt: undefined,
})

export const pause = (preaching: Preaching, now: number): Preaching => ({ ...preaching, pausedAt: now })

export const restart = (preaching: Preaching, now: number): Preaching => ({
  ...preaching,
  startedAt: now,
  pausedAt: undefined,
})

export const leave = (preaching: Preaching, now: number): Preaching => ({ ...preaching, leftAt: now })

/** In milliseconds. */
export const elapsedOf = (
  { startedAt, pausedAt }: Pick<Preaching, 'startedAt' | 'pausedAt'>,
  now: number,
): number => Math.max((pausedAt ?? now) - startedAt, 0)

export const finish = (preaching: Preaching, words: number, now: number): Preaching => ({
  ...preaching,
  words,
  minutes: Math.max(Math.round(elapsedOf(preaching, now) / 60_000), 1),
  date: todayIso(new Date(now)),
})
