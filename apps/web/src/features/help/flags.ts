import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { readJson } from '#shared/device/device-memory.ts'

/** What a user has been shown and need not be shown again. */
export interface HelpFlags {
  readonly guideDismissed: boolean
  /** The ids of tips that have been seen. */
  readonly tips: readonly string[]
}

const ids = orElse(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100)), [])

/** Each part stands for itself: a damaged one is forgotten and leaves the others. */
const schema = z.object({ guideDismissed: orElse(z.boolean(), false), tips: ids })

const nothingSeen: HelpFlags = { guideDismissed: false, tips: [] }

export function parseFlags(stored: string | null): HelpFlags {
  const result = z.safeParse(schema, readJson(stored))
  return result.success ? result.data : nothingSeen
}

/** With one more tip, listed once. */
export const withSeen = (flags: HelpFlags, tip: string): HelpFlags =>
  flags.tips.includes(tip) ? flags : { ...flags, tips: [...flags.tips, tip] }
