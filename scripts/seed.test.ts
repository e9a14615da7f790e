import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startApp } from '../apps/server/src/testing/app.ts'
import { engines, freshDatabase } from '../apps/server/src/testing/database.ts'
import { recordNames } from '../packages/contract/src/records/record-names.ts'
import { fill, richUser, type SeedPlan } from './seed/fill.ts'
import { seeds } from './seed/records.ts'

const plan: SeedPlan = {
  users: 7,
  rich: {
    ...(Object.fromEntries(recordNames.map((name) => [name, 3])) as SeedPlan['rich']),
    sermons: 30,
    prayers: 20,
    events: 400,
  },
}

for (const engine of engines) {
  describe(`the seed on ${engine}`, () => {
    it('makes one pastor with much among others with little, and can be sown again', async () => {
      const database = await freshDatabase(engine)
      await fill(database, plan)
      await fill(database, plan)
      const test = await startApp(engine, { database, clock: Date.now })
      const pastor = test.visitor()
      assert.equal((await pastor.post('/api/login', richUser)).statusCode, 200)
      const list = async (path: string) => (await pastor.get(path)).json<unknown[]>().length
      const today = new Date().toISOString().slice(0, 10)
      assert.equal(await list('/api/sermons'), 30)
      assert.equal(await list('/api/prayers'), 20)
      assert.equal(await list('/api/goals'), 3)
      assert.ok((await list(`/api/events?date=${today}`)) > 0, 'there is something on today')
      const { groups } = (await pastor.get('/api/search?query=the')).json<{ groups: unknown[] }>()
      assert.ok(groups.length > 2)
      const { db } = database
      const users = await db.selectFrom('users').select('id').execute()
      assert.equal(users.length, 7)
      const { total } = await db
        .selectFrom('searchTexts')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const few = recordNames.reduce((sum, name) => sum + seeds[name].few, 0)
      const rich = Object.values(plan.rich).reduce((sum, count) => sum + count)
      assert.equal(total, rich + 6 * few)
    })

    it('touches no database in which anybody lives', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      await assert.rejects(fill(test.database, plan), /already has accounts/)
      assert.equal((await pastor.get('/api/user')).statusCode, 200)
    })
  })
}
