import { parseJson, propertiesOf } from '#shared/device/parse-stored.ts'
import { storedValue } from '#shared/device/stored-value.ts'

export const [smallestType, largestType] = [18, 64]

export const lineSpacings = { tight: 1.4, normal: 1.55, roomy: 1.8 }
/** How wide the text may be, in widths of its type. */
export const measures = { narrow: 22, medium: 30, wide: 44 }
export const weights = { regular: 400, medium: 500, bold: 600 }
export type ClockMode = 'elapsed' | 'remaining' | 'until'

/** How the pulpit looks on this device. */
export interface PulpitSettings {
  /** In pixels. */
  readonly size: number
  readonly spacing: keyof typeof lineSpacings
  readonly measure: keyof typeof measures
  readonly weight: keyof typeof weights
  readonly ground: 'black' | 'paper'
  readonly cues: boolean
  readonly clock: ClockMode
  /** How long the sermon should take, in minutes. */
  readonly target: number
  /** When it should end, in minutes since midnight. */
  readonly end: number
  /** The clock changes its color in the last minutes. */
  readonly warns: boolean
}

export const [shortestTarget, longestTarget] = [5, 90]
export const minutesOfDay = 24 * 60

const isOneOf = <T extends string>(value: unknown, of: readonly T[], otherwise: T): T =>
  of.find((each) => each === value) ?? otherwise

const isWithin = (value: unknown, least: number, most: number, otherwise: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : otherwise

const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T & string)[]

export function parseSettings(text: string | null): PulpitSettings {
  const { size, spacing, measure, weight, ground, cues, clock, target, end, warns } = propertiesOf(
    parseJson(text),
  )
  return {
    size: isWithin(size, smallestType, largestType, 28),
    spacing: isOneOf(spacing, keysOf(lineSpacings), 'normal'),
    measure: isOneOf(measure, keysOf(measures), 'medium'),
    weight: isOneOf(weight, keysOf(weights), 'regular'),
    ground: isOneOf(ground, ['black', 'paper'], 'black'),
    cues: cues !== false,
    clock: isOneOf(clock, ['elapsed', 'remaining', 'until'], 'elapsed'),
    target: isWithin(target, shortestTarget, longestTarget, 30),
    end: isWithin(end, 0, minutesOfDay - 1, 12 * 60),
    warns: warns !== false,
  }
}

/** One for everybody on this device: it says nothing about anybody. */
export const pulpitSettings = storedValue<PulpitSettings>({
  key: () => 'stillwater-pulpit',
  parse: parseSettings,
})
