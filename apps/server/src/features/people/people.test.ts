import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { CareEntry } from '@stillwater/contract/people/care-entries'
import type { Person } from '@stillwater/contract/people/people'
import type { FoundGroup } from '@stillwater/contract/search/search'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { assertIndexed } from '#testing/database/query-plan.ts'
import { missingId } from '#testing/samples.ts'
import { careEntriesOf, peopleOf } from './store.ts'

const add = async (pastor: Visitor, person: object = {}) =>
  (await pastor.post('/api/people', { name: 'Ann Lee', ...person })).json<Person>()
const log = async (pastor: Visitor, entry: object) =>
  (await pastor.post('/api/care-entries', { date: '2025-03-05', ...entry })).json<CareEntry>()
const faults = async (pastor: Visitor, path: string, body: object) => {
  const answer = await pastor.post(path, body)
  assert.equal(answer.statusCode, 400, answer.body)
  return answer.json<{ fields: object }>().fields
}

for (const engine of engines) {
  describe(`people on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })

    it('need nothing but a name, are at home and have no rhythm', async () => {
      const pastor = await test.pastor()
      const made = await add(pastor)
      assert.deepEqual(made, {
        id: made.id,
        userId: pastor.userId,
        version: 1,
        name: 'Ann Lee',
        household: null,
        phone: null,
        email: null,
        address: null,
        birthday: null,
        dates: [],
        tags: [],
        place: 'home',
        placeName: null,
        room: null,
        notes: null,
        vaultText: null,
        contactDays: null,
        laterUntil: null,
        mergedIds: [],
      })
      assert.deepEqual((await pastor.get('/api/people')).json(), [made])
    })

    it('keep their lists in order, with every sign, and what a change does not name', async () => {
      const pastor = await test.pastor()
      const dates = [
        { kind: 'wedding', date: '--06-12', label: null, remember: false },
        { kind: 'death', date: '2025-01-10', label: 'her “brother” \\ 🙏', remember: true },
      ]
      const made = await add(pastor, { dates, tags: ['“choir”', 'Ältere'], notes: 'Tea, no sugar.' })
      const changed = (
        await pastor.patch(`/api/people/${made.id}`, { place: 'hospital', room: '12' })
      ).json<Person>()
      assert.deepEqual(changed, { ...made, place: 'hospital', room: '12', version: 2 })
      assert.deepEqual((await pastor.get('/api/people')).json(), [changed])
      const emptied = await pastor.patch(`/api/people/${made.id}`, { tags: [] })
      assert.deepEqual(emptied.json<Person>().tags, [])
      assert.deepEqual(emptied.json<Person>().dates, dates)
    })

    it('may have a birthday without a year, but on a day that exists', async () => {
      const pastor = await test.pastor()
      for (const birthday of ['1950-03-05', '--02-29', null])
        assert.equal((await add(pastor, { birthday })).birthday, birthday)
      for (const birthday of ['--02-30', '--13-01', '-03-05', '03-05', '1950-02-29', '--'])
        assert.deepEqual(
          Object.keys(await faults(pastor, '/api/people', { name: 'Ann Lee', birthday })),
          ['birthday'],
          birthday,
        )
    })

    it('name every wrong field, also within a list', async () => {
      const pastor = await test.pastor()
      const wrong = {
        name: ' ',
        dates: [{ kind: 'other', date: '2025-01-10' }],
        tags: ['x'.repeat(41)],
        place: 'moon',
        contactDays: 0,
      }
      assert.deepEqual(await faults(pastor, '/api/people', wrong), {
        name: 'Please enter a name',
        'dates.0.label': 'Please say what the date is',
        'tags.0': 'Use at most 40 characters',
        place: 'Please choose a place',
        contactDays: 'Use at least 1',
      })
    })

    it('are found by the search by name, note, household, place and tag', async () => {
      const pastor = await test.pastor()
      const { id } = await add(pastor, {
        notes: 'Likes to be read to',
        household: 'Lee',
        placeName: 'County hospital',
        tags: ['choir'],
      })
      for (const query of ['ann', 'lee read', 'county', 'choir']) {
        const { groups } = (await pastor.get(`/api/search?query=${encodeURIComponent(query)}`)).json<{
          groups: FoundGroup[]
        }>()
        assert.deepEqual(
          groups.map(({ kind, hits }) => [kind, hits[0]?.id, hits[0]?.excerpt.includes('[')]),
          [['people', id, false]],
          query,
        )
      }
    })

    it('are listed by an index, as their care entries are', async () => {
      const { userId } = await test.pastor()
      await assertIndexed(test.database, peopleOf(test.database.db, userId))
      await assertIndexed(test.database, careEntriesOf(test.database.db, userId))
    })
  })

  describe(`care entries on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })

    it('are visits without more unless told, the latest first', async () => {
      const pastor = await test.pastor()
      const { id } = await add(pastor)
      const made = await log(pastor, { personIds: [id] })
      assert.deepEqual(made, {
        id: made.id,
        userId: pastor.userId,
        version: 1,
        personIds: [id],
        date: '2025-03-05',
        kind: 'visit',
        minutes: null,
        words: null,
        vaultText: null,
        followUp: null,
        keepUntil: null,
      })
      for (const date of ['2025-03-01', '2025-03-09']) await log(pastor, { personIds: [id], date })
      const list = (await pastor.get('/api/care-entries')).json<CareEntry[]>()
      assert.deepEqual(
        list.map(({ date }) => date),
        ['2025-03-09', '2025-03-05', '2025-03-01'],
      )
    })

    it('of several people are one, and stay when one of them is deleted', async () => {
      const pastor = await test.pastor()
      const [one, two] = [await add(pastor), await add(pastor, { name: 'Ruth' })]
      const made = await log(pastor, { personIds: [one.id, two.id], words: 'Tea with both' })
      await pastor.delete(`/api/people/${one.id}`)
      assert.deepEqual((await pastor.get('/api/care-entries')).json(), [made])
      const { groups } = (await pastor.get('/api/search?query=tea')).json<{ groups: FoundGroup[] }>()
      assert.equal(groups[0]?.hits[0]?.title, 'Ruth')
    })

    it('of somebody who was merged are found under the name of the kept person', async () => {
      const pastor = await test.pastor()
      const [one, two] = [await add(pastor, { name: 'Ruth' }), await add(pastor, { name: 'Ruth Cole' })]
      await log(pastor, { personIds: [two.id, one.id], words: 'Tea' })
      await pastor.patch(`/api/people/${one.id}`, { mergedIds: [two.id], version: 1 })
      await pastor.delete(`/api/people/${two.id}`)
      const { groups } = (await pastor.get('/api/search?query=tea')).json<{ groups: FoundGroup[] }>()
      assert.equal(groups[0]?.hits[0]?.title, 'Ruth')
    })

    it('that were written offline are taken, also for somebody who is gone', async () => {
      const pastor = await test.pastor()
      const made = await log(pastor, { personIds: [missingId], words: 'Not lost' })
      assert.equal(made.words, 'Not lost')
    })

    it('name every wrong field', async () => {
      const pastor = await test.pastor()
      const wrong = { personIds: [], date: '2025-02-30', kind: 'fishing', minutes: 1441, followUp: 'Friday' }
      assert.deepEqual(await faults(pastor, '/api/care-entries', wrong), {
        personIds: 'Please choose a person',
        date: 'Use a real date, written like 2025-01-31',
        kind: 'Please choose a kind',
        minutes: 'Use at most 1440',
        followUp: 'Use a real date, written like 2025-01-31',
      })
    })
  })
}
