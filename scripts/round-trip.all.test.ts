/** Export, import into a fresh account, export again: the same, record by record, for accounts of every kind. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { buffer } from 'node:stream/consumers'
import { crc32, gzipSync, inflateRawSync } from 'node:zlib'
import Fastify from 'fastify'
import type { Selectable } from 'kysely'
import * as Y from 'yjs'
import { features } from '../apps/server/src/app.ts'
import { Caller } from '../apps/server/src/core/sessions/caller.ts'
import type { Database } from '../apps/server/src/core/database/connect.ts'
import type { Tables } from '../apps/server/src/core/database/tables.ts'
import type { Deps } from '../apps/server/src/core/deps.ts'
import { LateWork } from '../apps/server/src/core/late-work.ts'
import type { Restorers } from '../apps/server/src/core/records/restorers.ts'
import { Sessions } from '../apps/server/src/core/sessions/sessions.ts'
import { recountUsage, usualLimits } from '../apps/server/src/core/records/usage.ts'
import { addSubscription } from '../apps/server/src/features/calendar-subscriptions/store.ts'
import { archiveOf } from '../apps/server/src/features/export/archive.ts'
import { everythingJson } from '../apps/server/src/features/export/everything-json.ts'
import { exportForm } from '../apps/server/src/features/export/record-fields.ts'
import { bringIn } from '../apps/server/src/features/imports/bring-in.ts'
import { EntrySplitter } from '../apps/server/src/features/imports/entry-splitter.ts'
import { preparedEntry } from '../apps/server/src/features/imports/prepared-entry.ts'
import { addEntries, addImport } from '../apps/server/src/features/imports/store.ts'
import { changeCareSettings } from '../apps/server/src/features/people/store.ts'
import { changePlanSettings } from '../apps/server/src/features/plan/store.ts'
import { changePraySettings } from '../apps/server/src/features/prayers/pray-settings.ts'
import { engines, freshDatabase } from '../apps/server/src/testing/database.ts'
import { randomFrom, type Random } from '../apps/server/src/testing/fuzz-values.ts'
import { calendarColors } from '../packages/contract/src/choices.ts'
import { addDays } from '../packages/contract/src/dates/dates.ts'
import { newId } from '../packages/contract/src/records/new-id.ts'
import { occurrenceId } from '../packages/contract/src/calendar/occurrences.ts'
import { recordNames } from '../packages/contract/src/records/record-names.ts'
import {
  type Block,
  blockKinds,
  bodyOf,
  countWords,
  insertBlocks,
  markNames,
  textOfBlocks,
} from '../packages/sermon-body/src/blocks.ts'
import { findEverything } from '../apps/web/src/features/account/restore/find-everything.ts'
import { fill, type SeedPlan } from './seed/fill.ts'
import { words } from './seed/texts.ts'

const accounts = 200
const now = Date.parse('2025-03-05T15:00:00Z')
const plan: SeedPlan = {
  users: accounts + 1,
  rich: Object.fromEntries(recordNames.map((name) => [name, 12])) as SeedPlan['rich'],
}

/** Mounts every feature, so that each says how it is brought back. */
function restorersOf({ db, engine, readJson, location }: Database): Restorers {
  const clock = () => now
  const deps: Deps = {
    db,
    engine,
    readJson,
    location,
    clock,
    sessions: new Sessions({ db, engine, readJson }, clock),
    limits: usualLimits,
    countWrite: () => undefined,
    restorers: new Map(),
    wakeBackground: () => undefined,
    registration: 'open',
    publicUrl: undefined,
    sendMail: undefined,
    lateWork: new LateWork(),
    bibleApi: undefined,
    payments: undefined,
    push: { contact: 'mailto:nobody@example.org', allowLocal: false },
  }
  const app = Fastify()
  for (const mount of features) mount(app, deps)
  return deps.restorers
}

function blocksFrom(random: Random): Block[] {
  return Array.from({ length: 1 + random.below(6) }, () => {
    const kind = random.pick(blockKinds)
    return {
      attributes: {
        ...(kind !== 'paragraph' && { kind }),
        ...(random.chance(0.3) && { level: 1 + random.below(3), offPulpit: true }),
        ...(random.chance(0.2) && { reference: 'Psalm 23:1', source: words.sentences(random, 1) }),
      },
      runs: random.chance(0.1)
        ? []
        : [
            { text: `${words.sentences(random, 2)} “é👩‍👩‍👧‍👦”\u2028`, attributes: {} },
            { text: words.sentences(random, 1), attributes: { [random.pick(markNames)]: true } },
          ],
    }
  })
}

/** What the seed does not make: texts with a history, dates of series, settings. */
async function enrich({ db }: Database, random: Random, userId: string): Promise<void> {
  const sermons = await db.selectFrom('sermons').select('id').where('userId', '=', userId).execute()
  for (const { id: sermonId } of sermons.filter(() => random.chance(0.7))) {
    const key = { userId, sermonId }
    const blocks = blocksFrom(random)
    const doc = new Y.Doc()
    insertBlocks(bodyOf(doc), 0, blocks)
    const at = now - random.below(1_000_000_000)
    await db
      .insertInto('sermonBodies')
      .values({
        ...key,
        seq: 1 + random.below(50),
        state: Y.encodeStateAsUpdate(doc),
        vector: Y.encodeStateVector(doc),
        text: textOfBlocks(blocks),
        fromNotes: random.below(2),
        device: 'Safari on iPhone',
        changedAt: at,
        versionAt: at,
      })
      .execute()
    for (let n = random.below(3); n > 0; n -= 1) {
      const earlier = blocksFrom(random)
      await db
        .insertInto('sermonVersions')
        .values({
          ...key,
          id: newId(at - n),
          seq: n,
          at: at - n,
          device: 'Chrome on Mac',
          reason: random.pick(['edit', 'restore', 'merge']),
          words: countWords(textOfBlocks(earlier)),
          blocks: gzipSync(JSON.stringify(earlier)),
        })
        .execute()
    }
  }
  await db
    .insertInto('sermonImports')
    .values({
      userId,
      id: newId(now),
      importedAt: now - random.below(1_000_000_000),
      storedAt: now,
      sermonIds: JSON.stringify(sermons.map(({ id }) => id).slice(0, 5)),
    })
    .execute()
  const people = await db.selectFrom('people').select('id').where('userId', '=', userId).execute()
  await db
    .insertInto('peopleImports')
    .values({
      userId,
      id: newId(now),
      importedAt: now - random.below(1_000_000_000),
      storedAt: now,
      personIds: JSON.stringify(people.map(({ id }) => id).slice(0, 5)),
    })
    .execute()
  const prayers = await db.selectFrom('prayers').select('id').where('userId', '=', userId).execute()
  for (const { id: prayerId } of prayers)
    await db
      .insertInto('prayerMarks')
      .values({ userId, prayerId, date: addDays('2025-03-05', -random.below(500)) })
      .execute()
  const [event] = await db.selectFrom('events').selectAll().where('userId', '=', userId).limit(1).execute()
  if (event !== undefined) await repeat(db, random, event)
  if (!random.chance(0.5)) return
  await db
    .updateTable('users')
    .set({ churchName: 'Grace Chapel', followsReadings: random.below(2) })
    .where('id', '=', userId)
    .execute()
  const settings = { eventMinutes: 30, prayerTime: 0, goalWeekday: 6, goalTime: 1, quietFrom: 2, quietTo: 3 }
  await db
    .insertInto('reminderPlans')
    .values({ userId, ...settings, dayOff: null, plannedUntil: now, nextAt: null })
    .execute()
  await changePraySettings(db, userId, { cards: 3 + random.below(18), family: random.below(3) })
  await changePlanSettings(db, userId, {
    weekdays: [0, 1 + random.below(6)],
    rhythm: random.pick([null, 'text:2,outline:4,rest:6']),
  })
  await changeCareSettings(db, userId, { keepMonths: 1 + random.below(24) })
  await addSubscription(db, {
    userId,
    id: newId(now),
    address: 'https://calendar.example.org/family.ics',
    name: 'Family',
    color: random.pick(calendarColors),
    createdAt: now,
  })
}

async function repeat(
  db: Database['db'],
  random: Random,
  event: Selectable<Tables['events']>,
): Promise<void> {
  const series = { ...event, id: newId(now + random.below(1_000_000)), repeats: 'FREQ=DAILY' }
  const rows = ['changed', 'canceled', 'none'].map((exception, index) => ({
    ...event,
    id: occurrenceId(series.id, addDays(event.date, index + 1)),
    seriesId: series.id,
    originalDate: addDays(event.date, index + 1),
    exception,
    repeats: null,
  }))
  await db
    .insertInto('events')
    .values([series, ...rows])
    .execute()
}

type Everything = Record<string, unknown>

async function exported({ db }: Database, userId: string): Promise<{ text: string; everything: Everything }> {
  let text = ''
  const task = { userId, now, today: '2025-03-05', form: exportForm() }
  for await (const part of everythingJson(db, task)) text += part
  const { account, ...everything } = JSON.parse(text) as Everything
  const { churchName, followsReadings } = account as Everything
  return { text, everything: { ...everything, churchName, followsReadings } }
}

/** Reads the text in odd chunks, as it may arrive. */
async function imported(
  database: Database,
  restorers: Restorers,
  userId: string,
  text: string,
  chunk: number,
) {
  const { db } = database
  const key = { userId, id: newId(now) }
  const row = {
    packing: 'none',
    bytes: 1,
    step: 'checked',
    entries: 0,
    replaced: 0,
    createdAt: now,
    seenAt: now,
  }
  await addImport(db, { ...key, ...row })
  const splitter = new EntrySplitter()
  const entries = []
  for (let at = 0; at < text.length; at += chunk)
    for (const raw of splitter.push(text.slice(at, at + chunk)))
      if (!['format', 'version', 'exportedAt'].includes(raw.section) && raw.text !== 'null')
        entries.push(preparedEntry(raw.section, JSON.parse(raw.text) as Everything))
  splitter.end()
  await addEntries(db, key, 0, entries)
  const session = { userId, tokenHash: '', seenAt: now, timeZone: null } as unknown as Caller['session']
  const caller = new Caller(session, 'UTC', () => now)
  const summary = await db.transaction().execute((trx) =>
    bringIn({
      restorers,
      key,
      restoring: { trx, caller, now, replaces: false, isEmpty: true },
      signal: AbortSignal.timeout(600_000),
      onProgress: () => undefined,
    }),
  )
  return { summary, count: entries.length }
}

for (const engine of engines) {
  describe(`a round trip on ${engine}`, () => {
    it(`loses nothing of the seed and of ${accounts} accounts`, async () => {
      const database = await freshDatabase(engine)
      const { db } = database
      await fill(database, plan, now)
      const random = randomFrom(7)
      const users = await db.selectFrom('users').selectAll().orderBy('id').execute()
      for (const { id } of users) await enrich(database, random, id)
      await recountUsage(db)
      const restorers = restorersOf(database)
      for (const [number, user] of users.entries()) {
        const fresh = { ...user, id: newId(now), churchName: null, followsReadings: 1 }
        const email = `fresh${number}@example.org`
        await db
          .insertInto('users')
          .values({ ...fresh, email, emailKey: email })
          .execute()
        const { text, everything } = await exported(database, user.id)
        const { summary, count } = await imported(database, restorers, fresh.id, text, 1 + random.below(900))
        assert.deepEqual(summary.faults, [], `account ${number}`)
        assert.equal(summary.unreadable + summary.changed, 0)
        assert.equal(summary.added + summary.same, count)
        assert.deepEqual((await exported(database, fresh.id)).everything, everything, `account ${number}`)
        const again = await imported(database, restorers, fresh.id, text, 10_000)
        assert.deepEqual([again.summary.added, again.summary.same], [0, count], `account ${number}`)
      }
      const usage = () => db.selectFrom('usage').selectAll().orderBy('userId').execute()
      const counted = await usage()
      await recountUsage(db)
      assert.deepEqual(counted, await usage())
    })
  })
}

describe('the page finds everything.json', () => {
  const text = JSON.stringify({ format: 'stillwater-export', text: 'é'.repeat(5000) })
  async function zipOf(...paths: string[]): Promise<Uint8Array<ArrayBuffer>> {
    async function* files() {
      for (const path of paths)
        yield await Promise.resolve({ path, content: path.endsWith('everything.json') ? text : '' })
    }
    return new Uint8Array(await buffer(archiveOf(files(), new Date(now))))
  }
  async function found(...parts: Uint8Array<ArrayBuffer>[]) {
    const { content, packing, checksum } = await findEverything(new Blob(parts))
    assert.deepEqual([packing, checksum], ['deflate', crc32(text)])
    return inflateRawSync(await content.bytes()).toString()
  }

  /** As a ZIP ends that has more files than it can number. */
  function farEnded(zip: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
    const plain = Buffer.from(zip.slice(-22))
    const [size, offset] = [plain.readUInt32LE(12), plain.readUInt32LE(16)]
    const far = Buffer.alloc(56)
    far.writeUInt32LE(0x06_06_4b_50)
    far.writeBigUInt64LE(BigInt(size), 40)
    far.writeBigUInt64LE(BigInt(offset), 48)
    const locator = Buffer.alloc(20)
    locator.writeUInt32LE(0x07_06_4b_50)
    locator.writeBigUInt64LE(BigInt(offset + size), 8)
    plain.writeUInt16LE(0xff_ff, 10)
    return new Uint8Array(Buffer.concat([zip.slice(0, -22), far, locator, plain]))
  }

  it('in what the server packs, in a ZIP with more files than it can number, and in one that was packed again', async () => {
    assert.equal(await found(await zipOf('README.txt', 'everything.json', 'events.ics')), text)
    assert.equal(await found(farEnded(await zipOf('README.txt', 'everything.json'))), text)
    assert.equal(await found(await zipOf('__MACOSX/everything.json', 'My export/everything.json')), text)
  })

  it('or takes the file itself', async () => {
    const { content, packing } = await findEverything(new Blob([text]))
    assert.deepEqual([await content.text(), packing], [text, 'none'])
  })

  it('or says what is wrong', async () => {
    const zip = await zipOf('README.txt', 'everything.json')
    const [notOurs, damaged] = [/^This isn’t an export/, /^This file is damaged or incomplete/]
    const wrong: [Uint8Array<ArrayBuffer>, RegExp][] = [
      [new Uint8Array(), notOurs],
      [await zipOf('README.txt'), notOurs],
      [zip.slice(0, -30), damaged],
      [zip.slice(0, 60), damaged],
      [new Uint8Array([...zip.slice(0, 4), ...zip.slice(-22)]), damaged],
    ]
    for (const [file, message] of wrong) await assert.rejects(findEverything(new Blob([file])), { message })
  })
})
