import * as z from 'zod/mini'
import { endpoint } from '../calls/endpoint.ts'

/** How many events one file may hold. Each may have changed and canceled dates besides. */
export const importLimits = { events: 3000, records: 10_000, bytes: 900_000 } as const

const FileSchema = z.object({
  file: z.string().check(
    z.maxLength(importLimits.bytes, 'This file is too large. Export a shorter date range, then try again.'),
    z.refine((text) => /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text), 'This isn’t a calendar file (.ics).'),
  ),
})

/** What could not be taken over as it is. */
export const importNotes = ['first_date_only', 'own_zone'] as const

const ImportedEventSchema = z.object({
  id: z.string(),
  title: z.string(),
  date: z.string(),
  days: z.number(),
  startTime: z.string(),
  endTime: z.string(),
  repeats: z.nullable(z.string()),
  location: z.nullable(z.string()),
  /** Whether it was imported before, or is the user's own. */
  isKnown: z.boolean(),
  note: z.nullable(z.enum(importNotes)),
})
export type ImportedEvent = z.infer<typeof ImportedEventSchema>

/** What an import of a calendar file would add. */
export const previewCalendarImport = endpoint({
  method: 'POST',
  path: '/api/calendar-import/preview',
  access: 'user',
  body: FileSchema,
  response: z.object({
    /** What the calendar calls itself. */
    name: z.nullable(z.string()),
    events: z.array(ImportedEventSchema),
    /** Events without a date, and those that were called off. */
    leftOut: z.number(),
  }),
  errors: ['busy', 'too_many_attempts'],
})

/** Adds the events that are not known yet. A file that is imported again adds nothing twice. */
export const importCalendar = endpoint({
  method: 'POST',
  path: '/api/calendar-import',
  access: 'user',
  body: FileSchema,
  response: z.object({
    /** The ids of all records that were added. */
    added: z.array(z.string()),
    /** How many events these are, and how many were known. */
    events: z.number(),
    known: z.number(),
  }),
  errors: ['busy', 'quota_exceeded', 'too_many_attempts'],
})

/** Takes an import back. What was changed since stays. */
export const undoCalendarImport = endpoint({
  method: 'POST',
  path: '/api/calendar-import/undo',
  access: 'user',
  body: z.object({
    ids: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(importLimits.records)),
  }),
  response: z.object({ removed: z.number() }),
})
