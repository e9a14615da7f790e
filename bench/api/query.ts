/** What a hand-written server would do for the same answer: look the session up and read the rows. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const file = new DatabaseSync(join(process.argv[2] ?? '', 'stillwater.db'))
const day = 86_400_000
const session = file.prepare(
  `select s."userId", s."seenAt", u."timeZone" from sessions s join users u on u.id = s."userId"
   where s."tokenHash" = ? and s."seenAt" > ? and s."createdAt" > ?`,
)
type Row = Record<string, unknown>

const withPersonIds = (row: Row): Row => ({
  ...row,
  personIds: JSON.parse((row['personIds'] as string | null) ?? '[]') as unknown,
})

/** For each list: the query, and how a row is shown. */
const lists: Record<string, { sql: string; show?: (row: Row) => Row }> = {
  '/api/prayers': {
    sql: `select id, "userId", version, title, description, category, "isAnswered", "dateAdded", "dateAnswered", "remindAt",
      rhythm, "pausedUntil", "answerNote", "personIds"
      from prayers where "userId" = ? order by "dateAdded" desc, id desc`,
    show: (row) => ({ ...withPersonIds(row), isAnswered: row['isAnswered'] === 1 }),
  },
  '/api/sermons': {
    sql: `select id, "userId", version, title, scripture, reference, notes, status, "archivedFrom", date, progress,
      case when notes is null then "noteCount" else 1 end as "noteCount",
      "resourceCount", "seriesId" from sermons where "userId" = ? order by date desc, id desc`,
  },
  '/api/events': {
    sql: `select id, "userId", version, title, "startTime", "endTime", date, days, repeats, "seriesId", "originalDate",
      exception, location, description, "eventType", icon, "remindMinutes", "personIds" from events where "userId" = ? and date >= ? and date <= ? order by date, "startMinute" asc nulls last, id`,
    show: withPersonIds,
  },
  '/api/activities': {
    sql: `select id, "userId", version, title, time, location, "activityType", icon, date, "remindMinutes", "personIds"
      from activities where "userId" = ? and date >= ? and date <= ? order by date, "startMinute" asc nulls last, id`,
    show: withPersonIds,
  },
  '/api/goals': {
    sql: `select id, "userId", version, title, category, progress, "targetDate", "completedItems", "totalItems"
      from goals where "userId" = ? order by id desc`,
  },
  '/api/journals': {
    sql: `select id, "userId", version, title, content, date, "createdAt", "updatedAt"
      from journals where "userId" = ? order by date desc, id desc limit 50`,
    show: (row) => ({
      ...row,
      createdAt: new Date(Number(row['createdAt'])).toISOString(),
      updatedAt: new Date(Number(row['updatedAt'])).toISOString(),
    }),
  },
}
const statements = new Map(Object.entries(lists).map(([path, { sql }]) => [path, file.prepare(sql)]))

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
  const days = query === undefined ? [] : [...new URLSearchParams(query).values()]
  const rows = statements.get(path)?.all(found['userId'] ?? null, ...days) ?? []
  const show = lists[path]?.show
  return show === undefined ? rows : rows.map((row) => show(row))
}
