/** What must hold for every record type, whoever adds it. That another owner's record is missing stands in matrix.test.ts. */
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { recordNames } from '@stillwater/contract/records/record-names'
import { startApp, type TestApp, type Visitor } from './testing/app.ts'
import { bothEngines } from './testing/database.ts'
import { prepare, samples } from './testing/samples.ts'

interface Stored {
  readonly id: string
  readonly version: number
  readonly userId: string
}

const id = '01900000-0000-7000-8000-00000000000a'
const bodyOf = (call: string) => {
  const body = samples[call]?.body
  assert.ok(body, `${call} has no body in testing/samples.ts`)
  return body
}

for (const engine of bothEngines) {
  describe(`every record type on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })

    for (const name of recordNames) {
      const path = `/api/${name}`
      const good = bodyOf(`POST ${path}`)
      const changes = bodyOf(`PATCH ${path}/:id`)

      const add = async (owner: Visitor, body: object = good) => {
        await prepare(`POST ${path}`, owner)
        const answer = await owner.post(path, body)
        assert.equal(answer.statusCode, 201, answer.body)
        return answer.json<Stored>()
      }
      const change = (owner: Visitor, id: string, body: object) => owner.patch(`${path}/${id}`, body)
      const idsOf = async ({ userId }: { readonly userId: string }) => {
        const rows = await test.database.db
          .selectFrom(name)
          .select('id')
          .where('userId', '=', userId)
          .execute()
        return rows.map((row) => row.id)
      }

      describe(name, () => {
        it('are made once under one id, however often the create is sent, also at the same time', async () => {
          const owner = await test.pastor()
          const answers = await Promise.all(Array.from({ length: 10 }, () => add(owner, { ...good, id })))
          for (const answer of answers) assert.deepEqual(answer, answers[0])
          assert.deepEqual(await idsOf(owner), [id])
        })

        it('of two owners may have the same id', async () => {
          const [one, two] = [await test.pastor(), await test.pastor()]
          await add(one, { ...good, id })
          assert.equal((await add(two, { ...good, id })).userId, two.userId)
          await change(two, id, changes)
          assert.deepEqual([(await add(one, { ...good, id })).version, await idsOf(one)], [1, [id]])
        })

        it('refuse a change that was made from another version, and hand over what is stored', async () => {
          const owner = await test.pastor()
          const made = await add(owner)
          const changed = (await change(owner, made.id, { ...changes, version: 1 })).json<Stored>()
          assert.equal(changed.version, 2)
          for (const version of [1, 3, 2_147_483_647]) {
            const late = await change(owner, made.id, { ...good, version })
            assert.equal(late.statusCode, 409, late.body)
            assert.deepEqual(late.json<{ current: Stored }>().current, changed)
          }
          // What is stored is still the first change: a create under its id answers it.
          assert.deepEqual(await add(owner, { ...good, id: made.id }), changed)
        })

        it('refuse a version that no record can have', async () => {
          const owner = await test.pastor()
          const made = await add(owner)
          for (const version of [0, 2_147_483_648, 1.5]) {
            assert.equal((await change(owner, made.id, { ...changes, version })).statusCode, 400)
          }
        })

        it('are gone when deleted, and come back as they were under the same id', async () => {
          const owner = await test.pastor()
          const made = await add(owner)
          assert.equal((await owner.delete(`${path}/${made.id}`)).statusCode, 204)
          assert.deepEqual(await idsOf(owner), [])
          assert.equal((await owner.delete(`${path}/${made.id}`)).statusCode, 404)
          assert.deepEqual(await add(owner, made), made)
        })
      })
    }
  })
}
