import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { PrayerMarks, PraySettings } from '@stillwater/contract/prayers/pray'
import type { PrayerUpdate } from '@stillwater/contract/prayers/prayer-updates'
import type { Prayer } from '@stillwater/contract/prayers/prayers'
import type { FoundGroup } from '@stillwater/contract/search/search'
import { forgetDeleted } from '#core/records/deleted-records.ts'
import { recountUsage } from '#core/records/usage.ts'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { randomFrom } from '#testing/fuzz-values.ts'
import { assertIndexed } from '#testing/database/query-plan.ts'
import { updatesOf } from './store.ts'

const good = { title: 'Healing', description: 'For a quick recovery', category: 'congregation' }
const day = 86_400_000

for (const engine of engines) {
  describe(`praying the list on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })

    const add = async (pastor: Visitor, body: object = {}) =>
      (await pastor.post('/api/prayers', { ...good, ...body })).json<Prayer>()
    const pray = (pastor: Visitor, id: string, date: string) =>
      pastor.post(`/api/prayers/${id}/prayed`, { date })
    const marks = async (pastor: Visitor) => (await pastor.get('/api/prayer-marks')).json<PrayerMarks[]>()
    const updates = async (pastor: Visitor) =>
      (await pastor.get('/api/prayer-updates')).json<PrayerUpdate[]>()
    const update = async (pastor: Visitor, prayerId: string, date: string, text: string) =>
      (await pastor.post('/api/prayer-updates', { prayerId, date, text })).json<PrayerUpdate>()

    it('a prayer is prayed once a day, however often and from wherever that is sent, and stays as it was', async () => {
      const pastor = await test.pastor()
      const prayer = await add(pastor)
      const days = ['2025-03-03', '2025-03-05', '2025-03-04', '2025-03-05', '2025-03-05']
      const answers = await Promise.all(days.map((date) => pray(pastor, prayer.id, date)))
      for (const [index, answer] of answers.entries())
        assert.deepEqual(answer.json(), { prayerId: prayer.id, date: days[index] })
      // The last two days tell what today's choice needs.
      assert.deepEqual(await marks(pastor), [{ prayerId: prayer.id, days: ['2025-03-05', '2025-03-04'] }])
      const stored = await test.database.db
        .selectFrom('prayerMarks')
        .selectAll()
        .where('userId', '=', pastor.userId)
        .execute()
      assert.equal(stored.length, 3)
      assert.deepEqual((await pastor.get('/api/prayers')).json(), [prayer])
    })

    it('three devices that pray offline and sync in any order come to the union', async () => {
      const random = randomFrom(22)
      const pastor = await test.pastor()
      const ids: string[] = []
      for (let number = 0; number < 6; number += 1) ids.push((await add(pastor)).id)
      const expected = new Set<string>()
      const devices = Array.from({ length: 3 }, () =>
        Array.from({ length: 30 }, () => {
          const id = random.pick(ids)
          const date = `2025-02-${String(1 + random.below(28)).padStart(2, '0')}`
          expected.add(`${id} ${date}`)
          return { id, date }
        }),
      )
      await Promise.all(
        devices.map(async (unsent) => {
          for (const { id, date } of unsent) {
            assert.equal((await pray(pastor, id, date)).statusCode, 200)
            // The answer was lost: it is sent once more.
            if (random.chance(0.3)) assert.equal((await pray(pastor, id, date)).statusCode, 200)
          }
        }),
      )
      const stored = await test.database.db
        .selectFrom('prayerMarks')
        .select(['prayerId', 'date'])
        .where('userId', '=', pastor.userId)
        .execute()
      assert.deepEqual(stored.map(({ prayerId, date }) => `${prayerId} ${date}`).sort(), [...expected].sort())
    })

    it('takes no day that cannot be meant, and no prayer of somebody else', async () => {
      const [pastor, other] = [await test.pastor(), await test.pastor()]
      const { id } = await add(pastor)
      for (const date of ['2025-03-07', '2024-03-03', '1900-01-01']) {
        const answer = await pray(pastor, id, date)
        assert.deepEqual(
          [answer.statusCode, answer.json<{ fields: object }>().fields],
          [400, { date: 'Use a day of the past year' }],
        )
      }
      for (const date of ['2025-03-06', '2024-03-04'])
        assert.equal((await pray(pastor, id, date)).statusCode, 200, date)
      assert.equal((await pray(other, id, '2025-03-05')).statusCode, 404)
      assert.deepEqual(await marks(other), [])
    })

    it('a prayer has a rhythm, a pause and a story, all of them optional', async () => {
      const pastor = await test.pastor()
      const made = await add(pastor)
      assert.deepEqual([made.rhythm, made.pausedUntil, made.answerNote], [null, null, null])
      const changes = { rhythm: 'weekdays:0,3', pausedUntil: '2025-04-01', answerNote: 'She is well.' }
      const changed = await pastor.patch(`/api/prayers/${made.id}`, changes)
      assert.deepEqual(changed.json(), { ...made, ...changes, version: 2 })
      for (const rhythm of ['weekly', 'weekdays:', 'weekdays:7', 'month-day:0', 'month-day:32', 'daily\n']) {
        const answer = await pastor.patch(`/api/prayers/${made.id}`, { rhythm })
        assert.equal(answer.statusCode, 400, rhythm)
        assert.deepEqual(Object.keys(answer.json<{ fields: object }>().fields), ['rhythm'])
      }
      const { groups } = (await pastor.get('/api/search?query=well')).json<{ groups: FoundGroup[] }>()
      assert.equal(groups[0]?.hits[0]?.id, made.id)
    })

    it('updates are listed the latest first and are found with the prayer that they belong to', async () => {
      const pastor = await test.pastor()
      const prayer = await add(pastor)
      const early = await update(pastor, prayer.id, '2025-02-01', 'The operation is on Monday.')
      const late = await update(pastor, prayer.id, '2025-03-01', 'Home again, thanks be to God.')
      assert.deepEqual(await updates(pastor), [late, early])
      await assertIndexed(test.database, updatesOf(test.database.db, pastor.userId))
      const { groups } = (await pastor.get('/api/search?query=operation')).json<{ groups: FoundGroup[] }>()
      assert.deepEqual(groups[0]?.hits, [
        {
          kind: 'prayer-updates',
          id: early.id,
          title: 'Healing',
          excerpt: 'The operation is on Monday.',
          date: '2025-02-01',
          prayerId: prayer.id,
        },
      ])
      const lost = await pastor.post('/api/prayer-updates', {
        prayerId: '01900000-0000-7000-8000-000000000000',
        date: '2025-03-01',
        text: 'For nobody',
      })
      assert.deepEqual(lost.json<{ fields: object }>().fields, {
        prayerId: 'We couldn’t find this prayer. It may have been deleted.',
      })
    })

    it('what belongs to a prayer goes with it, comes back when the delete is undone, and is forgotten after thirty days', async () => {
      const pastor = await test.pastor()
      const prayer = await add(pastor)
      const alone = await add(pastor)
      await pray(pastor, prayer.id, '2025-03-04')
      await pray(pastor, alone.id, '2025-03-04')
      const made = await update(pastor, prayer.id, '2025-03-01', 'Ladder')
      const storage = (await pastor.get('/api/storage')).body
      const before = [await marks(pastor), await updates(pastor)]
      const gone = async () => {
        for (const { id } of [prayer, alone])
          assert.equal((await pastor.delete(`/api/prayers/${id}`)).statusCode, 204)
        assert.equal((await pastor.get('/api/storage')).json<{ bytes: number }>().bytes, 0)
        assert.deepEqual([await marks(pastor), await updates(pastor)], [[], []])
        assert.equal((await pastor.patch(`/api/prayer-updates/${made.id}`, { text: 'x' })).statusCode, 404)
        assert.equal((await pastor.get('/api/search?query=ladder')).body, '{"groups":[]}')
      }
      await gone()
      for (const each of [prayer, alone])
        assert.deepEqual((await pastor.post('/api/prayers', each)).json(), each)
      assert.deepEqual([await marks(pastor), await updates(pastor)], before)
      assert.equal((await pastor.get('/api/storage')).body, storage)
      assert.match((await pastor.get('/api/search?query=ladder')).body, /Ladder/)
      const counted = await test.database.db.selectFrom('usage').selectAll().orderBy('userId').execute()
      await recountUsage(test.database.db)
      const anew = await test.database.db.selectFrom('usage').selectAll().orderBy('userId').execute()
      assert.deepEqual(
        counted.filter(({ records }) => records > 0),
        anew,
      )

      await gone()
      assert.ok((await forgetDeleted(test.database, 'prayers', test.clock.now + 30 * day)) >= 2)
      for (const table of ['prayerMarks', 'prayer-updates', 'deletedPrayers'] as const) {
        const left = await test.database.db
          .selectFrom(table)
          .select('userId')
          .where('userId', '=', pastor.userId)
          .execute()
        assert.deepEqual(left, [], table)
      }
    })

    it('settings begin as usual, change one by one, and are refused outside of their limits', async () => {
      const pastor = await test.pastor()
      const read = async () => (await pastor.get('/api/pray/settings')).json<PraySettings>()
      const usual = await read()
      assert.deepEqual([usual.cards, usual.congregation, usual.timer], [8, null, null])
      await pastor.patch('/api/pray/settings', { cards: 12 })
      await pastor.patch('/api/pray/settings', { congregation: 4 })
      await pastor.patch('/api/pray/settings', {})
      assert.deepEqual(await read(), { ...usual, cards: 12, congregation: 4 })
      for (const wrong of [{ cards: 2 }, { cards: 21 }, { family: -1 }, { family: 21 }, { timer: 5 }])
        assert.equal((await pastor.patch('/api/pray/settings', wrong)).statusCode, 400, JSON.stringify(wrong))
      assert.deepEqual(await read(), { ...usual, cards: 12, congregation: 4 })
    })
  })
}
