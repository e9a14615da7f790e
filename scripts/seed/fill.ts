import { dayIn } from '../../packages/contract/src/dates/dates.ts'
import {
  isRecordPart,
  parentFields,
  parentOf,
  type ParentName,
  type RecordName,
  recordNames,
  type RecordPart,
} from '../../packages/contract/src/records/record-names.ts'
import type { Database, Db } from '../../apps/server/src/core/database/connect.ts'
import { newId } from '../../packages/contract/src/records/new-id.ts'
import { indexRecords, type SearchRow } from '../../apps/server/src/core/records/search-index.ts'
import { recountUsage } from '../../apps/server/src/core/records/usage.ts'
import { hashPassword } from '../../apps/server/src/features/auth/passwords/password.ts'
import { randomFrom } from '../../apps/server/src/testing/fuzz-values.ts'
import { sql, type Kysely } from 'kysely'
import { type Maker, makeRecords, seeds } from './records.ts'

export interface SeedPlan {
  readonly users: number
  /** How many records of each type the first user has. */
  readonly rich: Record<RecordName, number>
}

export const usualPlan: SeedPlan = {
  users: 10_000,
  rich: Object.fromEntries(recordNames.map((name) => [name, seeds[name].rich])) as SeedPlan['rich'],
}

/** By this a seeded account is known: no mail can ever reach it. */
const domain = '@seed.invalid'
export const richUser = { email: `rich${domain}`, password: 'beside still waters' } as const

const atOnce = 200

/** Refuses to touch a database in which anybody but seeded users is. */
async function assertSeedable({ db }: Database): Promise<void> {
  const stranger = await db
    .selectFrom('users')
    .select('id')
    .where('emailKey', 'not like', `%${domain}`)
    .limit(1)
    .executeTakeFirst()
  if (stranger !== undefined)
    throw new Error('This database already has accounts. Seed an empty one: set DATA_DIR or DATABASE_URL.')
}

/** Fills an empty or seeded database, in one transaction. */
export async function fill(database: Database, plan: SeedPlan, now = Date.now()): Promise<void> {
  await assertSeedable(database)
  const { db, engine } = database
  const passwordHash = await hashPassword(richUser.password)
  const maker: Maker = { random: randomFrom(1), today: dayIn('UTC', now), now }
  const ids = Array.from({ length: plan.users }, (_, number) => newId(now - plan.users + number))
  await db.transaction().execute(async (trx) => {
    if (engine === 'postgres') await sql`set local statement_timeout = 0`.execute(trx)
    await trx.deleteFrom('users').execute()
    const users = ids.map((id, number) => {
      const email = number === 0 ? richUser.email : `pastor${number}${domain}`
      const fullName = number === 0 ? 'Example Pastor' : `Pastor ${number}`
      return {
        id,
        email,
        emailKey: email,
        passwordHash,
        fullName,
        churchName: null,
        timeZone: null,
        createdAt: now,
      }
    })
    await insertAll(trx, 'users', users)
    const idsOf = {
      sermons: new Map<string, string[]>(),
      prayers: new Map<string, string[]>(),
      people: new Map<string, string[]>(),
    }
    for (const kind of recordNames) {
      const made = recordsOfAll(kind, ids, plan, maker)
      const rows = isRecordPart(kind)
        ? withParents(kind, made, idsOf, maker)
        : kind === 'care-entries'
          ? withPeople(made, idsOf.people, maker)
          : made
      await insertAll(trx, kind, rows, async (part) => {
        await indexRecords(trx, engine, kind, part as SearchRow[])
        if (kind === 'sermons' || kind === 'prayers' || kind === 'people')
          remember(idsOf[kind], part as SearchRow[])
      })
    }
    await countParts(trx)
    await recountUsage(trx)
  })
  // As PostgreSQL does by itself after a while.
  if (engine === 'postgres') await sql`analyze`.execute(db)
}

function* recordsOfAll(kind: RecordName, ids: readonly string[], plan: SeedPlan, maker: Maker) {
  for (const [number, id] of ids.entries())
    yield* makeRecords(kind, id, number === 0 ? plan.rich[kind] : seeds[kind].few, maker)
}

function remember(idsOf: Map<string, string[]>, rows: readonly SearchRow[]): void {
  for (const { userId, id } of rows) {
    const known = idsOf.get(userId)
    if (known === undefined) idsOf.set(userId, [id])
    else known.push(id)
  }
}

/** Each belongs to a sermon or a prayer of its user. */
function* withParents(
  part: RecordPart,
  rows: Iterable<{ readonly userId: string }>,
  parentsOf: Readonly<Record<ParentName, ReadonlyMap<string, string[]>>>,
  { random }: Maker,
) {
  const parent = parentOf(part)
  for (const row of rows)
    yield { ...row, [parentFields[parent]]: random.pick(parentsOf[parent].get(row.userId) ?? []) }
}

/** Each names one or two people of its user. */
function* withPeople(
  rows: Iterable<{ readonly userId: string }>,
  peopleOf: ReadonlyMap<string, string[]>,
  { random }: Maker,
) {
  for (const row of rows) {
    const people = peopleOf.get(row.userId) ?? []
    const named = random.chance(0.2) ? [random.pick(people), random.pick(people)] : [random.pick(people)]
    yield { ...row, personIds: JSON.stringify([...new Set(named)]) }
  }
}

const countParts = (db: Db) =>
  sql`update sermons set
    "studyNotes" = (select count(*) from "sermon-notes" as part where part."userId" = sermons."userId" and "sermonId" = sermons.id),
    links = (select count(*) from "sermon-links" as part where part."userId" = sermons."userId" and "sermonId" = sermons.id)
  `.execute(db)

async function insertAll(
  db: Db,
  table: string,
  rows: Iterable<object>,
  then?: (part: object[]) => Promise<void>,
): Promise<void> {
  const anyTable = db as unknown as Kysely<Record<string, object>>
  let part: object[] = []
  const flush = async () => {
    if (part.length === 0) return
    await anyTable.insertInto(table).values(part).execute()
    await then?.(part)
    part = []
  }
  for (const row of rows) {
    part.push(row)
    if (part.length === atOnce) await flush()
  }
  await flush()
}
