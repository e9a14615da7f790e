import { cursorAfter } from '@stillwater/contract/calls/cursor'
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { everythingFile } from '@stillwater/contract/export/export-file'
import type { JournalEntry } from '@stillwater/contract/journal'
import { alsoReadable } from '@stillwater/contract/account/vault-text'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { bringBack } from '#testing/bring-back.ts'
import { engines } from '#testing/database.ts'
import { assertIndexed } from '#testing/database/query-plan.ts'
import { unzip } from '#testing/unzip.ts'
import { sealedText, setUpVault } from '#testing/vault.ts'
import { listQuery, onThisDayQuery } from './store.ts'

const id = '01900000-0000-7000-8000-00000000000a'
const sealed = sealedText('needle')

for (const engine of engines) {
  describe(`the journal on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })

    const write = async (pastor: Visitor, body: object = {}) => {
      test.clock.advance(1)
      return (
        await pastor.post('/api/journals', { content: 'A quiet morning.', ...body })
      ).json<JournalEntry>()
    }
    const read = async (pastor: Visitor, query = '') =>
      (await pastor.get(`/api/journals${query}`)).json<JournalEntry[]>()
    const contents = async (pastor: Visitor, query = '') =>
      (await read(pastor, query)).map(({ content }) => content)

    it('calls an entry "Today’s Thoughts" unless told, on the day it is where the pastor is', async () => {
      const pastor = await test.pastor()
      const zone = { 'x-time-zone': 'Pacific/Kiritimati' }
      const answer = await pastor.post('/api/journals', { content: 'Quiet', title: '  ' }, zone)
      assert.equal(answer.statusCode, 201)
      const { title, date } = answer.json<JournalEntry>()
      assert.deepEqual([title, date], ["Today's Thoughts", '2025-03-06'])
      assert.equal((await write(pastor)).title, "Today's Thoughts")
    })

    it('tells when an entry was made and last changed, as ISO text', async () => {
      const pastor = await test.pastor()
      const made = await write(pastor)
      assert.equal(made.createdAt, new Date(test.clock.now).toISOString())
      assert.equal(made.updatedAt, made.createdAt)
      test.clock.advance(60_000)
      const changed = (
        await pastor.patch(`/api/journals/${made.id}`, { title: 'Later' })
      ).json<JournalEntry>()
      assert.equal(changed.createdAt, made.createdAt)
      assert.equal(changed.updatedAt, new Date(test.clock.now).toISOString())
    })

    it('lists an entry just as its own call told it, to the millisecond', async () => {
      const pastor = await test.pastor()
      const made: JournalEntry[] = []
      for (let number = 0; number < 25; number += 1) {
        test.clock.advance(111)
        made.push(await write(pastor, { content: `“Quoted” \\ ${number}\n🕊` }))
      }
      assert.deepEqual(await read(pastor), made.toReversed())
    })

    it('answers exactly the fields of the contract', async () => {
      const pastor = await test.pastor()
      const fields = 'id userId version title content vaultText date createdAt updatedAt'.split(' ')
      assert.deepEqual(Object.keys(await write(pastor)).sort(), fields.sort())
    })

    it('answers a day as a plain list, the newest entry first', async () => {
      const pastor = await test.pastor()
      await write(pastor, { content: 'Morning', date: '2025-03-05' })
      await write(pastor, { content: 'Another day', date: '2025-03-04' })
      await write(pastor, { content: 'Evening', date: '2025-03-05' })
      assert.deepEqual(await contents(pastor, '?date=2025-03-05'), ['Evening', 'Morning'])
      assert.deepEqual(await contents(pastor, '?date=2025-03-06'), [])
      assert.equal((await pastor.get('/api/journals?date=2025-02-30')).statusCode, 400)
    })

    it('is read page by page: nothing twice, nothing left out, also among entries of one day', async () => {
      const pastor = await test.pastor()
      for (let number = 1; number <= 7; number += 1)
        await write(pastor, { content: String(number), date: number < 5 ? '2025-03-01' : '2025-03-02' })
      const seen: string[] = []
      let query = '?limit=3'
      for (;;) {
        const page = await read(pastor, query)
        seen.push(...page.map(({ content }) => content))
        const last = page.at(-1)
        if (last === undefined || page.length < 3) break
        query = `?limit=3&before=${cursorAfter(last)}`
      }
      assert.deepEqual(seen, ['7', '6', '5', '4', '3', '2', '1'])
    })

    it('goes on after an entry that has been deleted meanwhile', async () => {
      const pastor = await test.pastor()
      const oldest = await write(pastor, { date: '2025-03-01', content: 'Oldest' })
      const newest = await write(pastor, { date: '2025-03-02' })
      await pastor.delete(`/api/journals/${newest.id}`)
      const rest = await read(pastor, `?before=${cursorAfter(newest)}`)
      assert.deepEqual(rest, [oldest])
    })

    it('answers fifty entries unless told, and at most a hundred', async () => {
      const pastor = await test.pastor()
      for (let number = 0; number < 51; number += 1) await write(pastor, { date: '2025-03-05' })
      assert.equal((await read(pastor)).length, 50)
      assert.equal((await read(pastor, '?limit=100')).length, 51)
      assert.equal((await read(pastor, '?date=2025-03-05')).length, 51)
      for (const limit of ['0', '101', '-1', '1.5', 'x', ''])
        assert.equal((await pastor.get(`/api/journals?limit=${limit}`)).statusCode, 400, limit)
      for (const before of ['x', '2025-02-30.', `2025-03-05.${id}.1`, `2025-03-05.'`])
        assert.equal((await pastor.get(`/api/journals?before=${before}`)).statusCode, 400, before)
    })

    it('finds the entries that hold every word in title or content, accents and case ignored', async () => {
      const pastor = await test.pastor()
      await write(pastor, { title: 'Visit to José', content: 'He asked for PRAYER.', date: '2025-03-01' })
      await write(pastor, { title: 'Prayer walk', content: 'With the élders', date: '2025-03-02' })
      await write(pastor, { title: 'Budget', content: '100% of it; snake_case\\', date: '2025-03-03' })
      const search = (words: string) =>
        read(pastor, `?search=${encodeURIComponent(words)}`).then((list) => list.map(({ title }) => title))
      assert.deepEqual(await search('prayer'), ['Prayer walk', 'Visit to José'])
      assert.deepEqual(await search('jose Prayer'), ['Visit to José'])
      assert.deepEqual(await search('ELDERS'), ['Prayer walk'])
      assert.deepEqual(await search('prayer budget'), [])
      assert.deepEqual(await search('100%'), ['Budget'])
      assert.deepEqual(await search('snakeXcase'), [])
      assert.deepEqual(await search('e_c'), ['Budget'])
      assert.deepEqual(await search('case\\'), ['Budget'])
      assert.equal((await search('  ')).length, 3)
    })

    it('finds an entry by its new words after a change, and no longer by its old ones', async () => {
      const pastor = await test.pastor()
      const made = await write(pastor, { title: 'Wedding', content: 'Rain' })
      await pastor.patch(`/api/journals/${made.id}`, { content: 'Sunshine' })
      assert.equal((await read(pastor, '?search=rain')).length, 0)
      assert.equal((await read(pastor, '?search=wedding%20sunshine')).length, 1)
    })

    it('remembers this day of earlier years, and follows an entry that is moved to it', async () => {
      const pastor = await test.pastor()
      for (const date of ['2022-03-05', '2024-03-05', '2025-03-05', '2024-03-06', '2026-03-05'])
        await write(pastor, { content: date, date })
      const moved = await write(pastor, { content: 'moved', date: '2023-03-04' })
      await pastor.patch(`/api/journals/${moved.id}`, { date: '2023-03-05' })
      const look = async (query: string) =>
        (await pastor.get(`/api/journals/on-this-day${query}`)).json<JournalEntry[]>()
      const seen = (list: JournalEntry[]) => list.map(({ content }) => content)
      assert.deepEqual(seen(await look('?date=2025-03-05')), ['2024-03-05', 'moved', '2022-03-05'])
      assert.deepEqual(await look(''), await look('?date=2025-03-05'))
    })

    it('is found by an index, whatever is asked', async () => {
      const { database } = test
      const before = { date: '2025-03-05', id }
      for (const filter of [
        { limit: 50 },
        { date: '2025-03-05' },
        { limit: 50, before },
        { limit: 50, before, search: 'grace and peace' },
      ]) {
        await assertIndexed(database, listQuery(database.db, id, filter))
      }
      await assertIndexed(database, onThisDayQuery(database.db, id, '2025-03-05'))
    })

    it('refuses blank content, in the words of the specification, and keeps content exactly as typed', async () => {
      const pastor = await test.pastor()
      const blank = await pastor.post('/api/journals', { content: ' \n ', date: '2025-02-30' })
      assert.equal(blank.statusCode, 400)
      assert.deepEqual(blank.json<{ fields: object }>().fields, {
        content: 'Please write some content for your journal entry',
        date: 'Use a real date, written like 2025-01-31',
      })
      const content = '  שלום 🙏🏽\n\n\tIndented.  '
      assert.equal((await write(pastor, { content })).content, content)
      const { id } = await write(pastor)
      assert.equal((await pastor.patch(`/api/journals/${id}`, { content: '\t' })).statusCode, 400)
    })

    const refused = async (answer: Promise<Awaited<ReturnType<Visitor['post']>>>) => {
      const { statusCode, json } = await answer
      assert.equal(statusCode, 400)
      return json<{ fields: object }>().fields
    }

    it('keeps nothing readable of an entry that is sealed but its day', async () => {
      const pastor = await test.pastor()
      await setUpVault(pastor)
      const made = await write(pastor, { content: '', vaultText: sealed, date: '2025-03-05' })
      assert.deepEqual([made.title, made.content, made.vaultText], ["Today's Thoughts", '', sealed])
      assert.deepEqual(await read(pastor, '?date=2025-03-05'), [made])
      const body = { content: '', vaultText: sealed }
      const post = (change: object) => refused(pastor.post('/api/journals', { ...body, ...change }))
      assert.deepEqual(await post({ content: 'In clear' }), { content: alsoReadable })
      assert.deepEqual(await post({ title: 'In clear' }), { title: alsoReadable })
      assert.deepEqual(await post({ vaultText: 'In clear' }), { vaultText: 'This is not an encrypted text' })
      assert.deepEqual(await post({ vaultText: null }), {
        content: 'Please write some content for your journal entry',
      })
    })

    it('is sealed and made readable again by changes that name all of its words', async () => {
      const pastor = await test.pastor()
      await setUpVault(pastor)
      const { id } = await write(pastor, { title: 'Visit', content: 'Needle in clear' })
      const patch = (change: object) => pastor.patch(`/api/journals/${id}`, change)
      assert.deepEqual(await refused(patch({ vaultText: sealed })), { content: alsoReadable })
      assert.deepEqual(await refused(patch({ vaultText: sealed, content: '' })), { title: alsoReadable })
      assert.deepEqual(await contents(pastor), ['Needle in clear'])
      assert.equal((await patch({ vaultText: sealed, content: '', title: '' })).statusCode, 200)
      // As an earlier version of the app would do, which does not know what is sealed.
      assert.deepEqual(await refused(patch({ content: 'In clear' })), { content: alsoReadable })
      assert.deepEqual(await refused(patch({ title: 'In clear' })), { title: alsoReadable })
      assert.deepEqual(await refused(patch({ vaultText: null })), {
        content: 'Please write some content for your journal entry',
      })
      const opened = await patch({ vaultText: null, content: 'In clear' })
      assert.equal(opened.json<JournalEntry>().content, 'In clear')
    })

    it('is found by no search once it is sealed, neither by its words nor by their ciphertext', async () => {
      const pastor = await test.pastor()
      await setUpVault(pastor)
      const { id } = await write(pastor, { title: 'Visit', content: 'Needle in clear' })
      const found = async (word: string) => [
        (await read(pastor, `?search=${word}`)).length,
        (await pastor.get(`/api/search?query=${word}`)).json<{ groups: unknown[] }>().groups.length,
      ]
      assert.deepEqual(await found('needle'), [1, 1])
      await pastor.patch(`/api/journals/${id}`, { vaultText: sealed, content: '', title: '' })
      for (const word of ['needle', 'visit', 'v1']) assert.deepEqual(await found(word), [0, 0], word)
    })

    it('is exported with its day only when it is sealed, and comes back sealed', async () => {
      const [pastor, fresh] = [await test.pastor(), await test.pastor()]
      await setUpVault(pastor)
      await write(pastor, { content: '', vaultText: sealed, date: '2025-03-05' })
      await write(pastor, { title: 'Walk', content: 'Sun.', date: '2025-03-06' })
      const files = await unzip((await pastor.get('/api/export')).rawPayload)
      assert.equal(
        files.get('journal/2025.md')?.toString(),
        '# 2025\n\n## 2025-03-05 Sealed\n\n## 2025-03-06 Walk\n\nSun.\n',
      )
      await bringBack(fresh, JSON.parse(files.get(everythingFile)?.toString() ?? ''))
      const words = (list: JournalEntry[]) =>
        list.map((entry) => [entry.title, entry.content, entry.vaultText])
      assert.deepEqual(words(await read(fresh)), [
        ['Walk', 'Sun.', null],
        ["Today's Thoughts", '', sealed],
      ])
    })
  })
}
