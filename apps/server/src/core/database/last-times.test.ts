import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { engines, freshDatabase } from '#testing/database.ts'
import { isDueAgain } from './last-times.ts'

const day = 86_400_000

for (const engine of engines) {
  describe(`what is done once a day, on ${engine}`, () => {
    it('is due for one of those who ask, and a day later again', async () => {
      const { db } = await freshDatabase(engine)
      const ask = (now: number) => Promise.all([1, 2, 3].map(() => isDueAgain(db, 'compacted', day, now)))
      assert.deepEqual((await ask(10 * day)).sort(), [false, false, true])
      assert.deepEqual(await ask(11 * day - 1), [false, false, false])
      assert.deepEqual((await ask(11 * day)).sort(), [false, false, true])
    })

    it('is due also where a clock that ran ahead has done it', async () => {
      const { db } = await freshDatabase(engine)
      assert.equal(await isDueAgain(db, 'compacted', day, 400 * day), true)
      assert.equal(await isDueAgain(db, 'compacted', day, 10 * day), true)
      assert.equal(await isDueAgain(db, 'compacted', day, 10 * day), false)
    })
  })
}
