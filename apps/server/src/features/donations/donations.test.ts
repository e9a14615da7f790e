import assert from 'node:assert/strict'
import { before, beforeEach, describe, it } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { Donation, DonationIntent } from '@stillwater/contract/donations/donations'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { atEnd } from '#testing/at-end.ts'
import { engines } from '#testing/database.ts'
import { faults, message, PaymentProviderServer, sign } from '#testing/stand-ins/payment-provider.ts'
import { assertIndexed } from '#testing/database/query-plan.ts'
import { testStart } from '#testing/samples.ts'
import { donationsOf } from './store.ts'

const path = '/api/create-donation-intent'
const ask = (who: Visitor, amount: unknown, intentId?: unknown) => who.post(path, { amount, intentId })
const made = async (who: Visitor, amount: unknown, intentId?: string) => {
  const answer = await ask(who, amount, intentId)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<DonationIntent>()
}
const listed = async (who: Visitor) => (await who.get('/api/donations')).json<Donation[]>()

for (const engine of engines) {
  describe(`donations on ${engine}`, () => {
    let test: TestApp
    let provider: PaymentProviderServer
    let pastor: Awaited<ReturnType<TestApp['pastor']>>
    before(async () => {
      provider = await PaymentProviderServer.start({ now: () => testStart, retries: 0, timeout: 1500 })
      atEnd(() => provider.stop())
      test = await startApp(engine, { payments: provider.settings })
    })
    beforeEach(async () => {
      provider.fault = undefined
      provider.nextFaults.length = 0
      pastor = await test.pastor()
    })

    const ofPastor = () =>
      [...provider.ledger.intents.values()].filter(({ metadata }) => metadata['userId'] === pastor.userId)
    /** All that the provider has to tell about the pastor's payments. */
    const news = () =>
      provider.ledger.events.filter(({ data: { object } }) => {
        const { userId } = object['metadata'] as Record<string, string>
        return userId === pastor.userId
      })
    const tell = (event: object) => {
      const { text, headers } = message(event, test.clock.now)
      return test.visitor().post('/api/stripe-webhook', text, { ...headers, origin: '' })
    }
    const tellAll = async () => {
      for (const event of news()) assert.equal((await tell(event)).statusCode, 200)
    }

    it('begin with an intent in whole cents, named as the donor’s', async () => {
      const { clientSecret, amount, intentId, recent } = await made(pastor, 12.34)
      assert.equal(clientSecret.split('_secret_')[0], intentId)
      assert.deepEqual([amount, recent], [12.34, null])
      const [intent] = ofPastor()
      assert.deepEqual([intent?.amount, intent?.currency], [1234, 'usd'])
    })

    it('take amounts from one dollar to twenty-five thousand in whole cents, as numbers, and nothing else', async () => {
      for (const amount of [1, 1.1, 0.07 + 1, 4.35, 19.99, 25_000]) {
        assert.equal((await made(pastor, amount)).amount, Math.round(amount * 100) / 100)
      }
      const wrong = [
        -1,
        0,
        0.001,
        0.99,
        1.001,
        25_000.01,
        1e21,
        1e308,
        '10',
        '',
        null,
        true,
        [10],
        { value: 10 },
      ]
      for (const amount of wrong) {
        const answer = await ask(pastor, amount)
        assert.equal(answer.statusCode, 400, JSON.stringify(amount))
        assert.deepEqual(Object.keys(answer.json<{ fields: object }>().fields), ['amount'])
      }
      for (const text of ['{"amount":NaN}', '{"amount":Infinity}', '{"amount":1e999}']) {
        assert.equal((await pastor.post(path, text)).statusCode, 400, text)
      }
    })

    it('are refused to strangers', async () => {
      assert.equal((await ask(test.visitor(), 10)).statusCode, 401)
    })

    it('use the one open intent again, however often and at once the dialog opens', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => made(pastor, 10)))
      const again = await made(pastor, 20)
      assert.equal(new Set([...answers, again].map(({ intentId }) => intentId)).size, 1)
      assert.equal(ofPastor().length, 1)
      assert.equal(ofPastor()[0]?.amount, 2000)
    })

    it('change the amount of the donor’s own intent', async () => {
      const { intentId, clientSecret } = await made(pastor, 10)
      const changed = await made(pastor, 50, intentId)
      assert.deepEqual([changed.intentId, changed.clientSecret, changed.amount], [intentId, clientSecret, 50])
      assert.equal(provider.ledger.intents.get(intentId)?.amount, 5000)
    })

    it('refuse another’s intent as they refuse one that does not exist', async () => {
      const other = await test.pastor()
      const { intentId } = await made(other, 10)
      const same = ({ statusCode, body }: { statusCode: number; body: string }) => [
        statusCode,
        { ...JSON.parse(body), requestId: '' },
      ]
      await made(pastor, 10)
      const [foreign, missing] = [await ask(pastor, 1, intentId), await ask(pastor, 1, 'pi_nothing')]
      assert.equal(foreign.statusCode, 404)
      assert.deepEqual(same(foreign), same(missing))
      assert.equal(provider.ledger.intents.get(intentId)?.amount, 1000)
      for (const wrong of ['', '../x', 'a b', 5, {}, 'x'.repeat(201)]) {
        assert.equal((await ask(pastor, 10, wrong)).statusCode, 400, JSON.stringify(wrong))
      }
    })

    it('begin anew once one is paid, and tell that it was', async () => {
      const first = await made(pastor, 20)
      provider.ledger.confirm(provider.intentOf(first.clientSecret), 'succeed')
      assert.equal((await ask(pastor, 30, first.intentId)).statusCode, 409)
      const second = await made(pastor, 10)
      assert.notEqual(second.intentId, first.intentId)
      assert.deepEqual(second.recent, { cents: 2000, status: 'succeeded' })
      assert.equal((await made(pastor, 10)).recent, null)
    })

    it('are made once when the answer is lost after the intent was made', async () => {
      for (const fault of ['lost', 'hang', 'garbage'] as const) {
        const who = await test.pastor()
        provider.nextFaults.push(fault)
        assert.equal((await ask(who, 10)).statusCode, 502)
        const { intentId } = await made(who, 25)
        const all = [...provider.ledger.intents.values()].filter((i) => i.metadata['userId'] === who.userId)
        assert.deepEqual(
          all.map(({ id, amount }) => [id, amount]),
          [[intentId, 2500]],
          fault,
        )
      }
    })

    it('stay one when one of two clicks is refused after the other was answered', async () => {
      let tell = () => {}
      provider.answerAt = new Promise((resolve) => {
        tell = resolve
      })
      provider.nextFaults.push('late')
      const before = provider.asked.length
      const refused = ask(pastor, 10)
      while (provider.asked.length === before) await setTimeout(5)
      const { intentId } = await made(pastor, 10)
      tell()
      assert.equal((await refused).statusCode, 502)
      assert.equal((await made(pastor, 10)).intentId, intentId)
      assert.equal(ofPastor().length, 1)
    })

    it('begin anew under a new key when the provider refused, and when a day has passed without an answer', async () => {
      provider.nextFaults.push('error')
      assert.equal((await ask(pastor, 10)).statusCode, 502)
      await made(pastor, 10)

      const other = await test.pastor()
      provider.nextFaults.push('lost')
      await ask(other, 10)
      test.clock.advance(21 * 3_600_000)
      await made(other, 10)
      test.clock.now = testStart
    })

    it('begin anew when the provider no longer knows the intent', async () => {
      const { intentId } = await made(pastor, 10)
      provider.ledger.intents.delete(intentId)
      assert.notEqual((await made(pastor, 10)).intentId, intentId)
    })

    it('answer in time and in plain words when the provider is down, and nothing else suffers', async () => {
      for (const fault of faults) {
        provider.fault = fault
        const answer = await ask(pastor, 10)
        assert.equal(answer.statusCode, 502, fault)
        assert.match(answer.json<{ message: string }>().message, /You have not been charged/)
        assert.equal((await pastor.get('/api/donations')).statusCode, 200)
        assert.equal((await pastor.get('/api/prayers')).statusCode, 200)
      }
      provider.fault = undefined
      await made(pastor, 10)
    })

    it('are limited in number', async () => {
      const statuses: number[] = []
      for (let n = 0; n < 32; n += 1) statuses.push((await ask(pastor, 10)).statusCode)
      assert.deepEqual(statuses.slice(29), [200, 429, 429])
      const refused = await ask(pastor, 10)
      assert.equal(refused.headers['retry-after'], '600')
      assert.equal((await ask(await test.pastor(), 10)).statusCode, 200)
      test.clock.advance(10 * 60_000)
      assert.equal((await ask(pastor, 10)).statusCode, 200)
      test.clock.now = testStart
    })

    it('are recorded by the provider’s signed messages and by nothing else', async () => {
      const { clientSecret } = await made(pastor, 20)
      const intent = provider.intentOf(clientSecret)
      provider.ledger.confirm(intent, 'succeed')
      assert.deepEqual(await listed(pastor), [])
      await tellAll()
      assert.deepEqual(await listed(pastor), [
        {
          id: intent.id,
          cents: 2000,
          refundedCents: 0,
          currency: 'usd',
          status: 'succeeded',
          givenAt: testStart + 3000,
        },
      ])
      assert.deepEqual(await listed(await test.pastor()), [])
    })

    it('end the same however the messages are ordered, doubled and sent at once', async () => {
      const { clientSecret } = await made(pastor, 20)
      const intent = provider.intentOf(clientSecret)
      provider.ledger.confirm(intent, 'decline')
      provider.ledger.confirm(intent, 'succeed')
      provider.ledger.refund(intent)
      const all = news()
      assert.equal(all.length, 5)
      const answers = await Promise.all([...all.toReversed(), ...all, ...all].map(tell))
      assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200]))
      const [only, ...rest] = await listed(pastor)
      assert.deepEqual([only?.status, only?.cents, only?.refundedCents, rest], ['refunded', 2000, 2000, []])
    })

    it('do not show what was begun and never paid', async () => {
      await made(pastor, 20)
      await tellAll()
      assert.deepEqual(await listed(pastor), [])
    })

    it('believe no message that is forged, old, changed or signed by another', async () => {
      const { clientSecret } = await made(pastor, 20)
      provider.ledger.confirm(provider.intentOf(clientSecret), 'succeed')
      const event = news().at(-1) ?? {}
      const text = JSON.stringify(event)
      const now = test.clock.now
      const wrong: Record<string, string>[] = [
        {},
        { 'stripe-signature': '' },
        { 'stripe-signature': 't=1,v1=00' },
        { 'stripe-signature': sign(text, now, 'whsec_of_another') },
        { 'stripe-signature': sign(text, now - 301_000) },
        { 'stripe-signature': sign(text.replace('2000', '9000'), now) },
        { 'stripe-signature': sign(`${text} `, now) },
      ]
      for (const headers of wrong) {
        const answer = await test.visitor().post('/api/stripe-webhook', text, headers)
        assert.equal(answer.statusCode, 400, JSON.stringify(headers))
      }
      assert.deepEqual(await listed(pastor), [])
    })

    it('remember each message for ninety days, and no longer', async () => {
      const start = test.clock.now
      const { clientSecret } = await made(pastor, 10)
      provider.ledger.confirm(provider.intentOf(clientSecret), 'succeed')
      await tellAll()
      const remembered = async () => {
        const rows = await test.database.db.selectFrom('paymentEvents').select('id').execute()
        return rows.map(({ id }) => id)
      }
      const old = news().map(({ id }) => id)
      /** Another payment's message, so many days later. */
      const tellLater = async (days: number) => {
        test.clock.now = start + days * 24 * 3_600_000
        const [event] = news()
        assert.ok(event)
        await tell({ ...event, id: `evt_after_${days}_days` })
        return remembered()
      }
      const after90 = await tellLater(90)
      assert.ok(old.every((id) => after90.includes(id)))
      const after91 = await tellLater(91)
      assert.deepEqual(
        old.filter((id) => after91.includes(id)),
        [],
      )
      assert.ok(after91.includes('evt_after_90_days'))
      test.clock.now = start
      // A message that is forgotten and comes once more changes nothing either.
      const [given] = await listed(pastor)
      await tellAll()
      assert.ok(given)
      assert.deepEqual(await listed(pastor), [given])
    })

    it('take in, and pass over, what is no business of ours', async () => {
      const events = [
        { id: 'evt_a', type: 'payout.paid', created: 1, data: { object: {} } },
        { id: 'evt_b', type: 'payment_intent.succeeded', created: 1, data: { object: { id: 'pi_x' } } },
        { hello: 'world' },
        [],
      ]
      for (const event of events) assert.equal((await tell(event)).statusCode, 200, JSON.stringify(event))
      const orphan = provider.ledger.create(1000, 'usd', { purpose: 'stillwater-donation', userId: 'nobody' })
      provider.ledger.confirm(orphan, 'succeed')
      const about = provider.ledger.events.filter(({ data }) => data.object['id'] === orphan.id)
      for (const event of about) assert.equal((await tell(event)).statusCode, 200)
    })

    it('are found by their index', async () => {
      await assertIndexed(test.database, donationsOf(test.database.db, pastor.userId))
    })
  })
}

describe('without keys', () => {
  it('the page is told so, nothing can be begun, and no message is taken', async () => {
    const test = await startApp('sqlite')
    const pastor = await test.pastor()
    assert.deepEqual((await pastor.get('/api/donations/config')).json(), { publishableKey: null })
    const answer = await ask(pastor, 10)
    const { code, message } = answer.json<{ code: string; message: string }>()
    assert.deepEqual(
      [answer.statusCode, code, message],
      [501, 'not_set_up', 'Donations are not set up on this server.'],
    )
    assert.equal((await test.visitor().post('/api/stripe-webhook', '{}')).statusCode, 404)
    assert.deepEqual(await listed(pastor), [])
  })
})
