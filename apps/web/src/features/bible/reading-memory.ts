import { isText, parseJson, propertiesOf, textsOf } from '#shared/device/parse-stored.ts'

export const textSizes = ['small', 'medium', 'large', 'largest'] as const
export type TextSize = (typeof textSizes)[number]

/** A user's reading settings and history on this device. */
export interface ReadingMemory {
  readonly version?: string | undefined
  /** The last reference read. */
  readonly reference?: string | undefined
  readonly size: TextSize
  /** References that were looked up, the latest first. */
  readonly history: readonly string[]
}

const longestHistory = 30
const longestLine = 300

export const nothingRead: ReadingMemory = { size: 'medium', history: [] }

/** Each property is checked by itself: if one is damaged, the others still count. */
export function parseMemory(stored: string | null): ReadingMemory {
  const { version, reference, size, history } = propertiesOf(parseJson(stored))
  return {
    ...(isText(version, longestLine) && { version }),
    ...(isText(reference, longestLine) && { reference }),
    size: textSizes.find((known) => known === size) ?? nothingRead.size,
    history: textsOf(history, longestLine, longestHistory),
  }
}

/** Adds a reference as the latest one, listed once. */
export function withReference(memory: ReadingMemory, reference: string): ReadingMemory {
  const history = [reference, ...memory.history.filter((earlier) => earlier !== reference)]
  return { ...memory, reference, history: history.slice(0, longestHistory) }
}
