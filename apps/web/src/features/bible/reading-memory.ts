import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { readJson } from '#shared/device/device-memory.ts'

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
const line = z.string().check(z.minLength(1), z.maxLength(300))

/** Each part stands for itself: a damaged one is forgotten and leaves the others. */
const schema = z.object({
  version: orElse(z.optional(line), undefined),
  reference: orElse(z.optional(line), undefined),
  size: orElse(z.enum(textSizes), 'medium'),
  history: orElse(z.array(line).check(z.maxLength(longestHistory)), []),
})

export const nothingRead: ReadingMemory = { size: 'medium', history: [] }

export function parseMemory(stored: string | null): ReadingMemory {
  const result = z.safeParse(schema, readJson(stored))
  return result.success ? result.data : nothingRead
}

/** A place that was read is the latest one, and is listed once. */
export function withPlace(memory: ReadingMemory, reference: string): ReadingMemory {
  const history = [reference, ...memory.history.filter((place) => place !== reference)]
  return { ...memory, reference, history: history.slice(0, longestHistory) }
}
