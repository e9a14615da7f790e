/** Row 27 of docs/reliability.md: one intended donation is one charge, whatever happens on the way. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Donation, DonationIntent } from '@stillwater/contract/donations/donations'
import { startApp, type Visitor } from '#testing/app.ts'
import { atEnd } from '#testing/at-end.ts'
import { engines } from '#testing/database.ts'
import { type Random, randomFrom } from '#testing/fuzz-values.ts'
import { type Fault, message, PaymentProviderServer } from '#testing/stand-ins/payment-provider.ts'
import { trials } from '#testing/tier.ts'
import { testStart } from '#testing/samples.ts'

const seed = Number(process.env['FUZZ_SEED'] ?? 1)
const runs = trials({ gate: 40, all: 200, soak: 2000 }) / engines.length
const path = '/api/create-donation-intent'

const shuffled = <T>(random: Random, list: readonly T[]): T[] => {
  const rest = [...list]
  return Array.from({ length: rest.length }, () => rest.splice(random.below(rest.length), 1)[0] as T)
}

for (const engine of engines) {
  describe(`one donation on ${engine}`, () => {
    it(`is one charge through double clicks, lost answers, restarts and any order of messages (${runs}, seed ${seed})`, async () => {
      const random = randomFrom(seed)
      const provider = await PaymentProviderServer.start({ now: () => testStart, retries: 0, timeout: 2000 })
      atEnd(() => provider.stop())
      let test = await startApp(engine, { payments: provider.settings })
      let doubled = 0
      let charged = 0

      for (let run = 0; run < runs; run += 1) {
        const pastor = await test.pastor()
        let who: Visitor = pastor
        const given = new Set<string>()
        const mine = () => provider.ledger.charges.filter(({ userId }) => userId === pastor.userId)

        /** The same server software on the same data, started again. */
        const perhapsRestart = async () => {
          if (!random.chance(0.05)) return
          const { database } = test
          await test.app.close()
          const again = await startApp(engine, { payments: provider.settings, database })
          test = { ...again, pastor: nextPastor(again, () => run) }
          who = again.visitor()
          for (const [name, value] of pastor.cookies) who.cookies.set(name, value)
        }

        /** Asks until there is an answer, as a person does, often twice at once. */
        const intent = async (body: object): Promise<DonationIntent | undefined> => {
          for (let tries = 0; tries < 40; tries += 1) {
            await perhapsRestart()
            const faults: Fault[] = ['lost', 'error', 'garbage', 'wrongShape']
            if (random.chance(0.3)) provider.nextFaults.push(random.pick(faults))
            const clicks = random.chance(0.3) ? 2 : 1
            const answers = await Promise.all(Array.from({ length: clicks }, () => who.post(path, body)))
            provider.nextFaults.length = 0
            const good = answers.find(({ statusCode }) => statusCode === 200)
            for (const answer of answers)
              if (answer.statusCode === 200) given.add(answer.json<DonationIntent>().clientSecret)
            // The answer may be lost on its way to the browser, too.
            if (good !== undefined && !random.chance(0.15)) return good.json<DonationIntent>()
            if (answers.some(({ statusCode }) => statusCode === 404 || statusCode === 409)) return undefined
          }
          return undefined
        }

        const amount = random.pick([10, 20, 50, 100, 1, 7.77])
        let changed: DonationIntent | undefined
        for (let visits = 0; changed === undefined && visits < 5; visits += 1) {
          let opened = await intent({ amount: 10 })
          // A second window, or the dialog closed and opened again, before anything was paid.
          if (random.chance(0.3)) opened = (await intent({ amount: 10 })) ?? opened
          changed = opened && (await intent({ amount, intentId: opened.intentId }))
        }
        assert.ok(changed, `run ${run} came to no payment`)
        const payment = provider.intentOf(changed.clientSecret)
        if (random.chance(0.2)) provider.ledger.confirm(payment, 'decline')
        // Double clicks and repeated tries after a lost answer all confirm the same intent.
        for (let clicks = 1 + random.below(3); clicks > 0; clicks -= 1) {
          provider.ledger.confirm(payment, random.chance(0.8) ? 'succeed' : 'process')
          if (payment.status === 'processing' && random.chance(0.7)) provider.ledger.settle(payment)
        }
        if (payment.status === 'processing') provider.ledger.settle(payment)
        // Whoever did not see the thanks pays once more, from whatever dialog is still open in another window.
        for (const secret of given) provider.ledger.confirm(provider.intentOf(secret), 'succeed')
        // The browser still shows the dialog and asks for the amount again: nothing that was paid may be payable again.
        if (random.chance(0.3)) await who.post(path, { amount, intentId: changed.intentId })

        const news = provider.ledger.events.filter(
          ({ data: { object } }) => (object['metadata'] as { userId?: string }).userId === pastor.userId,
        )
        for (const event of shuffled(random, [...news, ...news])) {
          const { text, headers } = message(event, testStart)
          const taken = await test.visitor().post('/api/stripe-webhook', text, headers)
          assert.equal(taken.statusCode, 200, taken.body)
        }
        await perhapsRestart()

        if (mine().length !== 1) doubled += 1
        charged += mine().length
        const cents = Math.round(amount * 100)
        assert.deepEqual(
          mine().map((charge) => charge.amount),
          [cents],
          `run ${run}`,
        )
        const list = (await who.get('/api/donations')).json<Donation[]>()
        assert.deepEqual(
          list.map(({ status, cents }) => [status, cents]),
          [['succeeded', cents]],
          `run ${run}`,
        )
      }
      assert.deepEqual([charged, doubled], [runs, 0])
    })
  })
}

/** A restarted app counts its pastors from one again; their addresses must stay their own. */
function nextPastor(again: Awaited<ReturnType<typeof startApp>>, run: () => number) {
  return async () => {
    const visitor = again.visitor()
    const email = `again${run()}-${Math.trunc(performance.now() * 1000)}@example.org`
    const who = { email, password: 'still waters', fullName: 'Ann Lee' }
    // From an address of its own: only so many accounts are made from one.
    const address = `198.19.${run() >> 8}.${run() & 255}`
    const answer = await visitor.send('POST', '/api/register', who, {}, address)
    assert.equal(answer.statusCode, 201, answer.body)
    return Object.assign(visitor, { userId: answer.json<{ id: string }>().id, email })
  }
}
