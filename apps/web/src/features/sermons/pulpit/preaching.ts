import { isText, parseJson, propertiesOf } from '#shared/device/parse-stored.ts'
import { privateKey } from '#shared/device/private-storage.ts'
import { storedValue } from '#shared/device/stored-value.ts'

/** A position in the text that stays the same however it is laid out. */
export interface TextPosition {
  /** The block's index in the whole text, with those that are not shown. The title is before the first. */
  readonly block: number
  /** Characters before it in the block. */
  readonly offset: number
}

export const atTitle: TextPosition = { block: -1, offset: 0 }

/** Where a preacher is: stored with every turn of a page, so that a device that fails goes on with the same page and time. */
export interface Preaching {
  readonly sermonId: string
  readonly title: string
  readonly position: TextPosition
  /** In milliseconds since 1970, later by as long as the clock was paused: a clock that counts would stop while the page does. */
  readonly startedAt: number
  readonly pausedAt?: number | undefined
  /** The pulpit was left, and can be entered again. */
  readonly leftAt?: number | undefined
  /** The sermon was preached, in this many minutes, which is to be logged. */
  readonly minutes?: number | undefined
  /** How many words were preached. */
  readonly words?: number | undefined
}

const hour = 3_600_000
/** Nobody preaches longer: somebody closed the page without leaving the pulpit. */
const longestSermon = 6 * hour

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const numberOf = (value: unknown) => (isNumber(value) ? value : undefined)

export function parsePreaching(text: string | null): Preaching | undefined {
  const { sermonId, title, position, startedAt, pausedAt, leftAt, minutes, words } = propertiesOf(
    parseJson(text),
  )
  const { block, offset } = propertiesOf(position)
  if (!isText(sermonId, 100) || !isNumber(startedAt)) return undefined
  return {
    sermonId,
    title: typeof title === 'string' ? title : '',
    position:
      Number.isInteger(block) && Number.isInteger(offset)
        ? { block: block as number, offset: offset as number }
        : atTitle,
    startedAt,
    pausedAt: numberOf(pausedAt),
    leftAt: numberOf(leftAt),
    minutes: numberOf(minutes),
    words: numberOf(words),
  }
}

export const storedPreaching = storedValue<Preaching | undefined>({
  key: (owner) => privateKey(owner, 'preaching'),
  parse: parsePreaching,
  serialize: (preaching) => JSON.stringify(preaching ?? null),
})

/** Whether this sermon is being preached: a page that opens goes on with it. */
export const isPreaching = (preaching: Preaching | undefined, sermonId: string, now: number): boolean =>
  preaching?.sermonId === sermonId &&
  preaching.leftAt === undefined &&
  preaching.minutes === undefined &&
  now - preaching.startedAt < longestSermon

/** Whether there is a position to go back to. */
export const canContinue = (preaching: Preaching | undefined, sermonId: string, now: number): boolean =>
  preaching?.sermonId === sermonId &&
  preaching.minutes === undefined &&
  now - (preaching.leftAt ?? preaching.startedAt) < longestSermon * 2

export const begin = (sermonId: string, title: string, now: number): Preaching => ({
  sermonId,
  title,
  position: atTitle,
  startedAt: now,
})

/** The time away does not count. */
export function enterAgain(preaching: Preaching, now: number): Preaching {
  const stopped = preaching.pausedAt ?? preaching.leftAt ?? now
  return {
    ...preaching,
    startedAt: preaching.startedAt + now - stopped,
    pausedAt: undefined,
    leftAt: undefined,
  }
}

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
})
