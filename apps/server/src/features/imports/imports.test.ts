/** An export comes back into an account, whole or not at all, and nothing comes twice. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, it } from 'node:test'
import { endpoints } from '@stillwater/contract'
import { subscriptionLimits } from '@stillwater/contract/calendar/calendar-subscriptions'
import { everythingFile } from '@stillwater/contract/export/export-file'
import { exportSections } from '@stillwater/contract/export/export-format'
import type { ImportState } from '@stillwater/contract/export/imports'
import { eventLimits } from '@stillwater/contract/calendar/occurrences'
import type { recordNames } from '@stillwater/contract/records/record-names'
import { sealedElsewhere } from '@stillwater/contract/account/vault-text'
import { recountUsage, usualLimits } from '#core/records/usage.ts'
import { startApp, type Visitor } from '#testing/app.ts'
import { bringBack, checkFile } from '#testing/bring-back.ts'
import { engines } from '#testing/database.ts'
import { everyRow } from '#testing/database/every-row.ts'
import { goodBody, goodPath, samples } from '#testing/samples.ts'
import { Replica } from '#testing/sermons/sermon-replica.ts'
import { sampleVault, sealedText, setUpVault } from '#testing/vault.ts'
import { unzip } from '#testing/unzip.ts'
import { notImported } from './not-imported.ts'

type Everything = Record<string, unknown> & Record<(typeof recordNames)[number], Record<string, unknown>[]>

async function exportOf(pastor: Visitor): Promise<Everything> {
  const answer = await pastor.get('/api/export')
  assert.equal(answer.statusCode, 200, answer.body.slice(0, 300))
  const files = await unzip(answer.rawPayload)
  return JSON.parse(files.get(everythingFile)?.toString() ?? '') as Everything
}

/** What is the account's own, and what no import brings. */
function comparable({ exportedAt: _, account, donations: _d, ...rest }: Everything) {
  const { churchName, followsReadings } = account as Record<string, unknown>
  return { ...rest, churchName, followsReadings }
}

async function fill(pastor: Visitor): Promise<void> {
  for (const { method, path } of endpoints.filter(({ access }) => access === 'user')) {
    const call = `${method} ${path}`
    if (method === 'GET' || method === 'DELETE' || samples[call]?.endsSession || path.includes('imports'))
      continue
    await pastor.send(method, await goodPath({ method, path }, pastor), await goodBody(call, pastor))
  }
}

const counts = ({ added, same, changed, unreadable }: NonNullable<ImportState['summary']>) => [
  added,
  same,
  changed,
  unreadable,
]
const entriesIn = (everything: Everything) =>
  Object.keys(exportSections)
    .filter((name) => !Object.hasOwn(notImported, name))
    .flatMap((name) => everything[name] ?? []).length

for (const engine of engines) {
  describe(`an import on ${engine}`, () => {
    it('brings everything back into a fresh account, and nothing twice', async () => {
      const test = await startApp(engine, { publicUrl: 'http://stillwater.test' })
      const [pastor, fresh] = [await test.pastor(), await test.pastor()]
      await fill(pastor)
      const everything = await exportOf(pastor)
      const { checked, done } = await bringBack(fresh, everything)
      assert.deepEqual(done, checked)
      assert.deepEqual(counts(done), [entriesIn(everything), 0, 0, 0], JSON.stringify(done))
      assert.deepEqual(comparable(await exportOf(fresh)), comparable(everything))
      const again = await bringBack(fresh, everything)
      assert.deepEqual(counts(again.done), [0, entriesIn(everything), 0, 0], JSON.stringify(again.done))
      assert.deepEqual(comparable(await exportOf(fresh)), comparable(everything))

      const read = () => test.database.db.selectFrom('usage').selectAll().orderBy('userId').execute()
      const counted = (await read()).filter(({ records }) => records > 0)
      await recountUsage(test.database.db)
      assert.deepEqual(counted, await read(), 'what is counted is what is there')
      const found = (await fresh.get('/api/search?query=quiet')).json<{ total?: number }>()
      assert.deepEqual(found, await searchAs(pastor, fresh))
    })

    it('finds the words of long texts, and takes what is in the file twice or belongs to nothing once or not at all', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const [sermonId, prayerId, missing] = [randomUUID(), randomUUID(), randomUUID()]
      const long = (word: string) => `${'Grace and peace be with you. '.repeat(100)}José’s ${word}`
      await pastor.post('/api/sermons', { ...samples['POST /api/sermons']?.body, id: sermonId })
      await pastor.post('/api/prayers', { ...samples['POST /api/prayers']?.body, id: prayerId })
      await pastor.post(`/api/prayers/${prayerId}/prayed`, {
        date: new Date(test.clock.now).toISOString().slice(0, 10),
      })
      await pastor.post('/api/journals', { title: 'A day', content: long('harvest') })
      const phone = await new Replica(pastor, sermonId, 'Phone').write(long('vineyard')).sync()
      test.clock.advance(3_600_000)
      await phone.write('More ').sync()
      const everything = await exportOf(pastor)
      for (const part of ['sermonTexts', 'sermonVersions', 'prayedDays'] as const) {
        const entries = everything[part] as Record<string, unknown>[]
        assert.equal(entries.length, 1, part)
        const owner = part === 'prayedDays' ? 'prayerId' : 'sermonId'
        entries.push({ ...entries[0] }, { ...entries[0], [owner]: missing })
      }
      const fresh = await test.pastor()
      const { done } = await bringBack(fresh, everything)
      // The profile is the fourth that is the same.
      assert.deepEqual(counts(done), [6, 4, 0, 3], JSON.stringify(done))
      assert.deepEqual(
        done.faults.map(({ section, reason }) => [section, reason]),
        [
          ['prayedDays', 'The prayer it belongs to is missing.'],
          ['sermonTexts', 'The sermon it belongs to is missing.'],
          ['sermonVersions', 'The sermon it belongs to is missing.'],
        ],
      )
      for (const [query, kinds] of [
        ['harvest', ['journals']],
        ['vineyard', ['sermons']],
        ['joses', ['sermons', 'journals']],
      ] as const) {
        const { groups } = (await fresh.get(`/api/search?query=${query}`)).json<{
          groups: { kind: string }[]
        }>()
        assert.deepEqual(groups.map(({ kind }) => kind).sort(), [...kinds].sort(), query)
      }
    })

    it('only says what it would do until it is asked to do it', async () => {
      const test = await startApp(engine)
      const [pastor, other] = [await test.pastor(), await test.pastor()]
      await fill(pastor)
      const everything = await exportOf(pastor)
      // What is on its way is the only thing that may be there.
      const rows = async () => {
        await test.database.db.deleteFrom('imports').execute()
        return everyRow(test.database.db)
      }
      const before = await rows()
      const { step, summary } = await checkFile(other, everything)
      assert.deepEqual([step, summary?.added], ['checked', entriesIn(everything)])
      assert.deepEqual(await rows(), before)
    })

    it('keeps what was changed here, unless the file’s is wanted; what was deleted comes back', async () => {
      const test = await startApp(engine)
      const [pastor, other] = [await test.pastor(), await test.pastor()]
      const id = '01900000-0000-7000-8000-0000000000a1'
      const [changed, deleted] = [id.replace(/1$/, '2'), id.replace(/1$/, '3')]
      const prayer = samples['POST /api/prayers']?.body
      for (const own of [changed, deleted]) await pastor.post('/api/prayers', { ...prayer, id: own })
      await pastor.post('/api/sermons', { ...samples['POST /api/sermons']?.body, id })
      await pastor.post('/api/sermon-notes', { sermonId: id, text: 'The valley' })
      const phone = await new Replica(pastor, id, 'Phone').write('Grace\n').sync()
      const everything = await exportOf(pastor)

      // The same ids in the account of somebody else are theirs.
      await other.post('/api/prayers', { ...prayer, id: changed, title: 'Not yours' })
      await other.post('/api/sermons', {
        ...samples['POST /api/sermons']?.body,
        id,
        title: 'Not yours either',
      })
      const ofOther = await exportOf(other)

      await pastor.patch(`/api/prayers/${changed}`, { title: 'Changed here' })
      await pastor.delete(`/api/prayers/${deleted}`)
      await pastor.post('/api/prayers', { ...prayer, title: 'Written here' })
      test.clock.advance(60_000)
      await phone.write('More ').sync()
      const kept = await bringBack(pastor, everything)
      assert.deepEqual(counts(kept.done), [1, 3, 2, 0], JSON.stringify(kept.done))
      const titles = async () =>
        (await pastor.get('/api/prayers')).json<{ title: string }[]>().map(({ title }) => title)
      assert.deepEqual((await titles()).sort(), ['Changed here', 'Healing', 'Written here'])
      assert.equal((await phone.pull()).text, 'More Grace')

      const replaced = await bringBack(pastor, everything, true)
      assert.deepEqual(counts(replaced.done), [0, 4, 2, 0], JSON.stringify(replaced.done))
      assert.deepEqual((await titles()).sort(), ['Healing', 'Healing', 'Written here'])
      assert.equal((await phone.pull()).text, 'Grace', 'devices merge it')
      const versions = (await pastor.get(`/api/sermons/${id}/versions`)).json<{ reason: string }[]>()
      assert.deepEqual(versions[0]?.reason, 'restore', 'the text before is in the history')
      assert.deepEqual(comparable(await exportOf(other)), comparable(ofOther))

      await pastor.delete(`/api/sermons/${id}`)
      const back = await bringBack(pastor, everything)
      assert.deepEqual(counts(back.done), [1, 5, 0, 0], JSON.stringify(back.done))
      assert.equal((await pastor.get('/api/sermon-notes')).json<unknown[]>().length, 1)
    })

    it('leaves out what was sealed with another key, and says so; the rest comes', async () => {
      const test = await startApp(engine)
      const [pastor, startedOver, other] = [await test.pastor(), await test.pastor(), await test.pastor()]
      await setUpVault(pastor)
      await pastor.post('/api/journals', { content: '', vaultText: sealedText() })
      const bare = { name: 'Boaz' }
      const person = (await pastor.post('/api/people', { ...bare, vaultText: null })).json<{ id: string }>()
      await pastor.post('/api/prayers', samples['POST /api/prayers']?.body)
      const everything = await exportOf(pastor)
      everything.people[0] = { ...everything.people[0], vaultText: sealedText() }
      await setUpVault(startedOver, { ...sampleVault, keyId: 'n'.repeat(12) })
      await setUpVault(other, { ...sampleVault, keyId: 'o'.repeat(12) })
      await other.post('/api/people', { ...bare, id: person.id, phone: '555 0100' })
      for (const [account, replaces, expected] of [
        [startedOver, false, [1, 1, 0, 2]],
        [other, true, [1, 1, 0, 2]],
      ] as const) {
        const { done } = await bringBack(account, everything, replaces)
        assert.deepEqual(counts(done), expected, JSON.stringify(done))
        assert.deepEqual(
          done.faults.map(({ section, reason }) => [section, reason]),
          [
            ['people', sealedElsewhere],
            ['journals', sealedElsewhere],
          ],
        )
        const [vault] = done.leftOut
        assert.deepEqual(
          [vault?.section, vault?.count, vault?.reason],
          ['vault', 1, 'Your passphrase and recovery code here stay as they are.'],
        )
        assert.equal((await account.get('/api/prayers')).json<unknown[]>().length, 1)
      }
    })

    it('leaves out one repeating event too many and one calendar too many, in words of their own', async () => {
      const test = await startApp(engine)
      const [pastor, full] = [await test.pastor(), await test.pastor()]
      const weekly = { ...samples['POST /api/events']?.body, repeats: 'FREQ=WEEKLY' }
      const calendar = (n: number) => ({ address: `https://example.org/${n}.ics`, name: `Calendar ${n}` })
      const addCalendar = (to: Visitor, n: number) =>
        to.post('/api/calendar-subscriptions', {
          ...samples['POST /api/calendar-subscriptions']?.body,
          ...calendar(n),
        })
      await pastor.post('/api/events', weekly)
      await addCalendar(pastor, 0)
      await pastor.post('/api/prayers', samples['POST /api/prayers']?.body)
      const everything = await exportOf(pastor)
      const events = Array.from({ length: eventLimits.series }, () => ({
        ...everything.events[0],
        id: randomUUID(),
      }))
      const { done: filled } = await bringBack(full, { ...head, events })
      assert.deepEqual(counts(filled), [eventLimits.series, 0, 0, 0])
      for (let n = 1; n <= subscriptionLimits.subscriptions; n += 1)
        assert.equal((await addCalendar(full, n)).statusCode, 201)
      const { done } = await bringBack(full, everything)
      assert.equal(done.added, 1, JSON.stringify(done))
      assert.deepEqual(done.faults.map(({ section, reason }) => `${section}: ${reason}`).sort(), [
        'calendarSubscriptions: You can show 10 other calendars. Remove one you no longer need, then try again.',
        'events: You have 500 repeating events. Delete one you no longer need, then try again.',
      ])
      assert.equal((await full.get('/api/prayers')).json<unknown[]>().length, 1)
    })

    it('is all or nothing, and a repeated call repeats the result', async () => {
      const test = await startApp(engine, { limits: { ...usualLimits, records: 3 } })
      const pastor = await test.pastor()
      const at = '2025-01-01T00:00:00.000Z'
      const prayer = (n: number) => ({
        id: `01900000-0000-7000-8000-0000000000b${n}`,
        version: 1,
        title: `Prayer ${n}`,
        description: 'x',
        category: 'family',
        isAnswered: false,
        dateAdded: '2025-01-01',
        dateAnswered: null,
        remindAt: null,
        createdAt: at,
        updatedAt: at,
      })
      const file = (count: number) => ({
        ...head,
        prayers: Array.from({ length: count }, (_, n) => prayer(n)),
      })
      const full = await checkFile(pastor, file(4))
      assert.deepEqual(
        [full.step, full.message],
        [
          'failed',
          'Your storage is full. An account holds up to 3 records and 200 MB, and with this file it would be more. Nothing was imported.',
        ],
      )
      const { checked, done, id } = await bringBack(pastor, file(3))
      assert.deepEqual(done, checked)
      const repeated = await pastor.post(`/api/imports/${id}/apply`, { replaces: true })
      assert.deepEqual(repeated.json<ImportState>().summary, done)
      assert.equal((await pastor.get('/api/prayers')).json<unknown[]>().length, 3)
    })
  })
}

const head = { format: 'stillwater-export', version: 1, exportedAt: '2025-03-05T15:00:00.000Z' }

it('every part of an export is brought back, or there is a reason why not', async () => {
  const test = await startApp('sqlite')
  const pastor = await test.pastor()
  const file = {
    ...head,
    ...Object.fromEntries(Object.keys(exportSections).map((name) => [name, [{ id: 'nothing' }]])),
    novelties: [{}, {}],
  }
  const { summary } = await checkFile(pastor, file)
  const parts = Object.keys(exportSections).filter((name) => !Object.hasOwn(notImported, name))
  assert.deepEqual(
    summary?.faults.map(({ section }) => section),
    parts,
  )
  assert.deepEqual(summary.leftOut, [
    { section: 'donations', count: 1, reason: notImported['donations'] },
    { section: 'novelties', count: 2, reason: 'This version of Stillwater doesn’t know it.' },
  ])
  assert.equal(summary.unreadable, parts.length)
})

it('what a stopped server has left of an import that was done is gone after the next start', async () => {
  const test = await startApp('sqlite')
  const pastor = await test.pastor()
  const { id } = await bringBack(pastor, head)
  const { db } = test.database
  const left = {
    importId: id,
    userId: pastor.userId,
    section: 'prayers',
    entry: '{}',
    body: null,
    words: null,
  }
  const rows = Array.from({ length: 120 }, (_, index) => ({ ...left, index }))
  await db.insertInto('importEntries').values(rows).execute()
  const later = await startApp('sqlite', { database: test.database })
  await later.app.ready()
  assert.deepEqual(await db.selectFrom('importEntries').selectAll().execute(), [])
})

describe('a file that cannot be imported', () => {
  it('is refused in plain words, and nothing of it stays', async () => {
    const test = await startApp('sqlite')
    const pastor = await test.pastor()
    const { step, message } = await checkFile(pastor, `${JSON.stringify(head).slice(0, -1)},"prayers":[{},{}`)
    assert.equal(step, 'failed')
    assert.equal(message, 'This file is damaged or incomplete. Download your data again, then try again.')
    const { db } = test.database
    for (const table of ['importPieces', 'importEntries', 'prayers'] as const)
      assert.deepEqual(await db.selectFrom(table).selectAll().execute(), [], table)
  })

  it('is refused while it arrives, and one that is not finished leaves with its time', async () => {
    const test = await startApp('sqlite')
    const pastor = await test.pastor()
    const id = randomUUID()
    const begin = (bytes: number, own = id) =>
      pastor.post('/api/imports', { id: own, packing: 'none', bytes, checksum: null })
    assert.equal((await begin(0)).statusCode, 400)
    const most = usualLimits.bytes * 2
    for (const bytes of [most + 1, Number.MAX_SAFE_INTEGER])
      assert.deepEqual((await begin(bytes)).json<{ fields: unknown }>().fields, {
        bytes:
          'This file is larger than 400 MB, the most that can be imported. Choose the ZIP file of an export.',
      })
    assert.equal((await begin(most, randomUUID())).statusCode, 201)
    assert.equal((await begin(10)).statusCode, 201)
    const early = await pastor.post(`/api/imports/${id}/check`)
    assert.deepEqual(
      [early.statusCode, early.json<{ message: string }>().message],
      [400, 'The file wasn’t fully uploaded. Please try again.'],
    )
    for (const [index, text] of [
      [0, 'four'],
      [1, 'x'],
      [7, 'x'],
    ] as const) {
      const data = Buffer.from(text).toString('base64')
      assert.equal((await pastor.post(`/api/imports/${id}/pieces`, { index, data })).statusCode, 400)
    }
    assert.equal((await pastor.post(`/api/imports/${id}/apply`, { replaces: false })).statusCode, 400)
    assert.equal((await begin(10, randomUUID())).statusCode, 201)
    assert.equal((await pastor.get(`/api/imports/${id}`)).statusCode, 404, 'an earlier one is dropped')
    test.clock.advance(86_400_001)
    const later = await startApp('sqlite', { database: test.database, clock: test.clock.read })
    await later.app.ready()
    assert.deepEqual(await test.database.db.selectFrom('imports').selectAll().execute(), [])
  })
})

async function searchAs(pastor: Visitor, fresh: Visitor) {
  const { id } = (await fresh.get('/api/user')).json<{ id: string }>()
  const own = (await pastor.get('/api/user')).json<{ id: string }>().id
  return JSON.parse((await pastor.get('/api/search?query=quiet')).body.replaceAll(own, id)) as unknown
}
