/** Row 6 of docs/reliability.md: guessing passwords is slow, and its owner is never locked out. */
import assert from 'node:assert/strict'
import { before, beforeEach, describe, it } from 'node:test'
import { hashing } from '#testing/hashing.ts'
import { startApp, type TestApp, TestClock, type Visitor } from '#testing/app.ts'
import { engines, freshDatabase } from '#testing/database.ts'
import { everyRow } from '#testing/database/every-row.ts'

const password = 'still waters'
const hour = 3_600_000
const tries = 1000

const login = (visitor: Visitor, email: string, secret: string, address: string) =>
  visitor.post('/api/login', { email, password: secret }, { 'x-forwarded-for': address })

/** The same address, written with other capitals each time. */
const recase = (email: string, n: number) =>
  Array.from(email)
    .map((letter, at) => ((n >> (at % 10)) & 1 ? letter.toUpperCase() : letter))
    .join('')

for (const engine of engines) {
  describe(`guessing on ${engine}`, () => {
    let test: TestApp
    let addresses = 0
    const anotherAddress = () => {
      addresses += 1
      return `198.51.${(addresses >> 8) & 255}.${addresses & 255}`
    }
    before(async () => {
      test = await startApp(engine, { trustProxy: ['127.0.0.1'] })
    })
    beforeEach(() => {
      // What was counted before is forgotten.
      test.clock.advance(2 * hour)
    })

    it(`${tries} passwords in an hour, from as many addresses and over a restart, tries a few`, async () => {
      const database = await freshDatabase(engine)
      const clock = new TestClock()
      const launch = () => startApp(engine, { database, trustProxy: ['127.0.0.1'], clock: clock.read })
      let server = await launch()
      const owner = await server.pastor()
      let device = owner.cookies.get('stillwater-device') ?? ''
      await owner.post('/api/logout')
      const tally: Record<number, number> = {}
      const hashedBefore = hashing.count
      let own = 0

      for (let n = 0; n < tries; n += 1) {
        clock.advance(hour / tries)
        if (n === tries / 2) server = await launch()
        const answer = await login(server.visitor(), recase(owner.email, n), `wrong ${n}`, anotherAddress())
        tally[answer.statusCode] = (tally[answer.statusCode] ?? 0) + 1
        if (answer.statusCode === 429) assert.ok(Number(answer.headers['retry-after']) >= 1)
        if (n % 100 === 50) {
          const home = server.visitor()
          home.cookies.set('stillwater-device', device)
          const entered = await login(home, owner.email, password, anotherAddress())
          assert.equal(entered.statusCode, 200, `the owner after ${n} guesses of strangers`)
          device = home.cookies.get('stillwater-device') ?? ''
          own += 1
        }
      }
      const looked = hashing.count - hashedBefore - own
      assert.deepEqual(Object.keys(tally), ['401', '429'])
      assert.equal(tally[401], looked)
      assert.ok(looked >= 10 && looked <= 17, `${looked} guesses were looked at`)
    })

    it('makes a stranger wait, and the right password opens after the wait', async () => {
      const owner = await test.pastor()
      for (let n = 0; n < 10; n += 1)
        await login(test.visitor(), owner.email, 'wrong guess', anotherAddress())
      const early = await login(test.visitor(), owner.email, password, anotherAddress())
      assert.equal(early.statusCode, 429)
      assert.equal(early.headers['retry-after'], '30')
      assert.equal(
        early.json<{ message: string }>().message,
        'Too many attempts. Please wait 30 seconds and try again.',
      )
      test.clock.advance(29_500)
      const soon = await login(test.visitor(), owner.email, password, anotherAddress())
      assert.equal(
        soon.json<{ message: string }>().message,
        'Too many attempts. Please wait 1 second and try again.',
      )
      test.clock.advance(500)
      assert.equal((await login(test.visitor(), owner.email, password, anotherAddress())).statusCode, 200)
    })

    it('counts tries that come at the same moment one by one', async () => {
      const owner = await test.pastor()
      const hashedBefore = hashing.count
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, n) =>
          login(test.visitor(), owner.email, `wrong ${n}`, anotherAddress()),
        ),
      )
      assert.equal(answers.filter(({ statusCode }) => statusCode === 401).length, 10)
      assert.equal(answers.filter(({ statusCode }) => statusCode === 429).length, 30)
      assert.equal(hashing.count - hashedBefore, 10)
    })

    it('is forgiven when the right password comes', async () => {
      const owner = await test.pastor()
      const here = anotherAddress()
      for (let round = 0; round < 3; round += 1) {
        for (let n = 0; n < 9; n += 1) {
          assert.equal((await login(test.visitor(), owner.email, 'wrong guess', here)).statusCode, 401)
        }
        assert.equal((await login(test.visitor(), owner.email, password, here)).statusCode, 200)
      }
    })

    it('by the owner at home is counted too, apart from strangers', async () => {
      const owner = await test.pastor()
      for (let n = 0; n < 10; n += 1) await login(owner, owner.email, 'wrong guess', anotherAddress())
      assert.equal((await login(owner, owner.email, password, anotherAddress())).statusCode, 429)
      assert.equal((await login(test.visitor(), owner.email, password, anotherAddress())).statusCode, 200)
    })

    it('gains nothing from a browser that is known for another account', async () => {
      const [owner, attacker] = [await test.pastor(), await test.pastor()]
      const answers = []
      for (let n = 0; n < 11; n += 1)
        answers.push(await login(attacker, owner.email, 'wrong guess', anotherAddress()))
      assert.equal(answers.at(-1)?.statusCode, 429)
    })

    it('leaves no e-mail address and no network address in the table of tries', async () => {
      await login(test.visitor(), 'guessed@example.org', 'wrong guess', '203.0.113.9')
      const rows = await everyRow(test.database.db)
      assert.doesNotMatch(rows, /guessed@example|203\.0\.113\.9/)
    })
  })
}
