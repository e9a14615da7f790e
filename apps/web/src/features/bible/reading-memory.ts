import { isText, parseJson, propertiesOf, textsOf } from '#shared/device/parse-stored.ts'

export const textSizes = ['small', 'medium', 'large', 'largest'] as const
export type TextSize = (typeof textSizes)[number]

/** What this device remembers of somebody's reading. */
export interface ReadingMemory {
  readonly version?: string | undefined
  /** The place that was read last. */
  readonly reference?: string | undefined
  readonly size: TextSize
  /** Places that were looked up, the latest first. */
  readonly history: readonly string[]
}

const longestHistory = 30
const longestLine = 300

export const nothingRead: ReadingMemory = { size: 'medium', history: [] }

/** Each part stands for itself: a damaged one is forgotten and leaves the others. */
export function parseMemory(stored: string | null): ReadingMemory {
  const { version, reference, size, history } = propertiesOf(parseJson(stored))
  return {
    ...(isText(version, longestLine) && { version }),
    ...(isText(reference, longestLine) && { reference }),
    size: textSizes.find((known) => known === size) ?? nothingRead.size,
    history: textsOf(history, longestLine, longestHistory),
  }
}

/** A place that was read is the latest one, and is listed once. */
export function withPlace(memory: ReadingMemory, reference: string): ReadingMemory {
  const history = [reference, ...memory.history.filter((place) => place !== reference)]
  return { ...memory, reference, history: history.slice(0, longestHistory) }
}
