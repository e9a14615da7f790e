/** What a hand-written server would do for the same answer: look the session up and read the rows. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { jsonSchema } from '../../apps/server/src/core/http/answer-schema.ts'
import { ActivitySchema } from '../../packages/contract/src/calendar/activities.ts'
import type { Schema } from '../../packages/contract/src/calls/endpoint.ts'
import { EventSchema } from '../../packages/contract/src/calendar/events.ts'
import { GoalSchema } from '../../packages/contract/src/goals.ts'
import { JournalEntrySchema } from '../../packages/contract/src/journal.ts'
import { journalPage } from '../../packages/contract/src/limits.ts'
import { PrayerSchema } from '../../packages/contract/src/prayers/prayers.ts'
import { SermonSchema } from '../../packages/contract/src/sermons/sermons.ts'

const file = new DatabaseSync(join(process.argv[2] ?? '', 'stillwater.db'))
const day = 86_400_000
const session = file.prepare(
  `select s."userId", s."seenAt", u."timeZone" from sessions s join users u on u.id = s."userId"
   where s."tokenHash" = ? and s."seenAt" > ? and s."createdAt" > ?`,
)
type Row = Record<string, unknown>
type Convert = (stored: unknown) => unknown

/** How a column becomes what is sent: a flag is stored as 0 or 1, an instant as milliseconds, a list as JSON. */
const conversions: Record<string, Convert> = {
  boolean: (stored) => stored === 1,
  array: (stored) => JSON.parse((stored as string | null) ?? '[]') as unknown,
  'date-time': (stored) => new Date(Number(stored)).toISOString(),
}

/**
 * A list as one would write it by hand, except that the contract names the fields and their kinds: one that is new there is read and
 * sent here as well. A field is the column of its name, unless it is derived.
 */
function list(schema: Schema, rest: string, derived: Record<string, string> = {}) {
  const fields = Object.entries(
    jsonSchema(schema)['properties'] as Record<string, { readonly type?: string; readonly format?: string }>,
  )
  const columns = fields.map(([name]) => (name in derived ? `${derived[name]} as "${name}"` : `"${name}"`))
  const converted = fields.flatMap(([name, { type, format }]) => {
    const convert = conversions[format ?? type ?? '']
    return convert === undefined ? [] : [[name, convert] as const]
  })
  const statement = file.prepare(`select ${columns.join(', ')} ${rest}`)
  return (...values: string[]): Row[] => {
    const rows: Row[] = statement.all(...values)
    if (converted.length === 0) return rows
    return rows.map((row) => {
      const shown = { ...row }
      for (const [name, convert] of converted) shown[name] = convert(row[name])
      return shown
    })
  }
}

const byTheClock = 'order by date, "startMinute" asc nulls last, id'
const ownNotes = 'case when notes is null then "studyNotes" else "studyNotes" + 1 end'

const lists: Record<string, ReturnType<typeof list>> = {
  '/api/prayers': list(PrayerSchema, 'from prayers where "userId" = ? order by "dateAdded" desc, id desc'),
  '/api/sermons': list(SermonSchema, 'from sermons where "userId" = ? order by date desc, id desc', {
    noteCount: `case when ${ownNotes} > 0 then ${ownNotes} else "noteCount" end`,
    resourceCount: 'case when links > 0 then links else "resourceCount" end',
  }),
  // Without the dates of repeating events.
  '/api/events': list(
    EventSchema,
    `from events where "userId" = ? and (date between ?2 and ?3 or ("lastDate" >= ?2 and date < ?2))
     and repeats is null and coalesce(exception, 'changed') = 'changed' ${byTheClock}`,
  ),
  '/api/activities': list(
    ActivitySchema,
    `from activities where "userId" = ? and date between ? and ? ${byTheClock}`,
  ),
  '/api/goals': list(GoalSchema, 'from goals where "userId" = ? order by id desc'),
  '/api/journals': list(
    JournalEntrySchema,
    `from journals where "userId" = ? order by date desc, id desc limit ${journalPage.usual}`,
  ),
}

/** The records for an address and a cookie header, or undefined for a stranger. */
export function recordsFor(url: string, cookie: string | undefined): Row[] | undefined {
  const token = /stillwater-session=([^;]+)/.exec(cookie ?? '')?.[1]
  if (token === undefined) return undefined
  const now = Date.now()
  const found = session.get(
    createHash('sha256').update(token).digest('base64url'),
    now - 30 * day,
    now - 180 * day,
  )
  if (found === undefined) return undefined
  const [path = '', query] = url.split('?')
  // The days come before what else is asked.
  const days = query === undefined ? [] : [...new URLSearchParams(query).values()].slice(0, 2)
  return lists[path]?.(String(found['userId']), ...days)
}
