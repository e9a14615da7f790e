import * as z from 'zod/mini'
import { isIsoDate } from '../dates/dates.ts'
import { defaultIcon } from '../icons.ts'
import { limits, noReminder } from '../limits.ts'

const kinds: Record<string, string> = { int: 'a whole number', object: 'a JSON object', array: 'an array' }

/** zod/mini ships without words; these are the ones a person reads when a field has no text of its own. */
export function plainWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'This field is required'
        : `This should be ${kinds[issue.expected] ?? `a ${issue.expected}`}`
    case 'invalid_value':
      return `Choose one of: ${issue.values.map(String).join(', ')}`
    case 'too_big':
      return issue.origin === 'string'
        ? `Use at most ${String(issue.maximum)} characters`
        : `Use at most ${String(issue.maximum)}`
    case 'too_small':
      return issue.origin === 'string'
        ? `Use at least ${String(issue.minimum)} characters`
        : `Use at least ${String(issue.minimum)}`
    default:
      return 'This value is not valid'
  }
}
z.config({ customError: plainWords })

// The characters that are refused: all controls in a line; all but line breaks and tabs in longer text.
const controlInLine = /\p{Cc}/u
const controlInText = /[^\P{Cc}\n\r\t]/u

const clean = (forbidden: RegExp) =>
  z.refine<string>((value) => value.isWellFormed() && !forbidden.test(value), {
    error: 'Remove the control characters from this text',
    abort: true,
  })

/** A single line: a title, a name, a place. Trimmed. */
export const line = (max: number = limits.title) =>
  z.string().check(z.trim(), z.maxLength(max), clean(controlInLine))

/** A single line that must hold at least `min` characters; `message` says so in the specification's words. */
export const requiredLine = (min: number, message: string, max: number = limits.title) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? message : undefined) })
    .check(z.trim(), z.minLength(min, message), z.maxLength(max), clean(controlInLine))

/** Longer text with line breaks, stored exactly as typed. */
export const text = (max: number = limits.text) => z.string().check(z.maxLength(max), clean(controlInText))

export const requiredText = (message: string, max: number = limits.text) =>
  text(max).check(z.refine((value) => value.trim() !== '', message))

/** A line that may be missing: null and blank both mean "none". What a change does not name, it does not empty. */
export const nullableLine = (max: number = limits.title) =>
  z.pipe(
    z.nullable(line(max)),
    z.transform((value) => (value === '' ? null : value)),
  )

/** An optional line: absent, null and blank all mean "none". */
export const optionalLine = (max: number = limits.title) => z._default(nullableLine(max), null)

/** Longer text that may be missing: null and blank both mean "none". What a change does not name, it does not empty. */
export const nullableText = (max: number = limits.text) =>
  z.pipe(
    z.nullable(text(max)),
    z.transform((value) => (value?.trim() === '' ? null : value)),
  )

/** How many there are of something. */
export const count = () => z.int().check(z.minimum(0), z.maximum(limits.integer))

export const IdSchema = z.uuid('This id is not valid')
export const IdParamsSchema = z.object({ id: IdSchema })

export const IsoDateSchema = z
  .string()
  .check(z.refine(isIsoDate, 'Use a real date, written like 2025-01-31'), z.meta({ format: 'date' }))

/** Stored as sent; none means the default. */
export const IconSchema = z.pipe(
  nullableLine(40),
  z.transform((value): string => value ?? defaultIcon),
)

/** Minutes since midnight where the user is. */
export const clockTime = () => z.int().check(z.minimum(0), z.maximum(1439))

/** How long before an event its reminder may come: a week at most. */
const longestNotice = 10_080
export const noticeMinutes = () => z.int().check(z.minimum(0), z.maximum(longestNotice))

/** The reminder of one event or activity: so many minutes before; null for the one that all have. */
export const RemindMinutesSchema = z.nullable(
  z
    .int()
    .check(
      z.minimum(noReminder),
      z.maximum(longestNotice),
      z.meta({ description: `Minutes before. ${noReminder} for no reminder, null for the user’s default.` }),
    ),
)
