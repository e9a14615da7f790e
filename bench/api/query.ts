/** What a hand-written server would do for the same answer: look the session up, read the rows, write JSON. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const file = new DatabaseSync(join(process.argv[2] ?? '', 'stillwater.db'))
const day = 86_400_000
const session = file.prepare(
  `select s."userId", s."seenAt", u."timeZone" from sessions s join users u on u.id = s."userId"
   where s."tokenHash" = ? and s."seenAt" > ? and s."createdAt" > ?`,
)
const rows = file.prepare(
  `select id, "userId", version, title, description, category, "isAnswered", "dateAdded", "dateAnswered"
   from prayers where "userId" = ? order by "dateAdded" desc, id desc`,
)

/** The body for a cookie header, or undefined for a stranger. */
export function answerFor(cookie: string | undefined): string | undefined {
  const token = /stillwater-session=([^;]+)/.exec(cookie ?? '')?.[1]
  if (token === undefined) return undefined
  const now = Date.now()
  const found = session.get(
    createHash('sha256').update(token).digest('base64url'),
    now - 30 * day,
    now - 180 * day,
  )
  if (found === undefined) return undefined
  const list = rows.all(found['userId'] ?? null)
  return JSON.stringify(list.map((row) => ({ ...row, isAnswered: row['isAnswered'] === 1 })))
}
