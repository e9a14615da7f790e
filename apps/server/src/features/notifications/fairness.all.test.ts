/** Nobody's reminders wait for those of somebody else, whatever the push host does. */
import assert from 'node:assert/strict'
import { createECDH, randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { before, beforeEach, describe, it } from 'node:test'
import type { Db } from '#core/database/connect.ts'
import { newId } from '@stillwater/contract/records/new-id'
import { engines } from '#testing/database.ts'
import { type HangingHost, startHangingHost } from '#testing/stand-ins/hanging-host.ts'
import { type ReminderTest, startReminders } from '#testing/reminders/reminders.ts'
import { type SeededUser, seedReminders } from '#testing/reminders/reminder-seed.ts'
import { trials } from '#testing/tier.ts'
import { laneLimits } from './lane-limits.ts'
import { mostOfAKind } from './summary.ts'

const minute = 60_000
const dueAt = Date.parse('2025-03-05T12:00:00Z')
const others = trials({ gate: 30, all: 100, soak: 1000 })
const devices = 20
const events = 1000

for (const engine of engines) {
  describe(`fairness on ${engine}`, () => {
    let test: ReminderTest
    let hanging: HangingHost
    before(async () => {
      test = await startReminders(engine, { tick: 5, lease: 10 * minute })
    })
    beforeEach(async () => {
      hanging = await startHangingHost()
      await test.database.db.deleteFrom('users').execute()
    })

    const p256dh = createECDH('prime256v1').generateKeys('base64url')
    const auth = randomBytes(16).toString('base64url')
    const hangingDevice = () => ({ endpoint: hanging.endpoint(), p256dh, auth })

    /** Users with one device each, at a push service that answers; their devices in order. */
    async function seedOthers(count: number, at: number): Promise<{ names: string[]; users: SeededUser[] }> {
      const names: string[] = []
      const users = await seedReminders(test.database.db, count, at, () => {
        const { name, subscription } = test.service.device()
        names.push(name)
        return { endpoint: subscription.endpoint, ...subscription.keys }
      })
      return { names, users }
    }

    const receivedBy = (names: readonly string[]) =>
      test.service.received.filter(({ device }) => names.includes(device)).map(({ device }) => device)

    /** Until these devices have their message, or more messages wait for the host than may. */
    async function untilServed(names: readonly string[], most: number): Promise<void> {
      while (receivedBy(names).length < names.length && hanging.mostAtOnce <= most) await setTimeout(5)
    }

    it(`${others} users are reminded once and in time while one account's ${devices} devices hang with ${events} events`, async () => {
      const { db } = test.database
      // The hostile account comes first in every order.
      const [hostile] = await seedReminders(db, 1, dueAt - minute, hangingDevice)
      assert.ok(hostile)
      await addDevices(db, hostile, devices - 1, hangingDevice)
      await addEvents(db, hostile, events - 1)
      const now = await seedOthers(others, dueAt)
      const soon = await seedOthers(10, dueAt + minute)

      test.clock.now = dueAt
      const looking = test.scheduler.look()
      await untilServed(now.names, laneLimits.user)
      // The host still has not answered, and another minute's reminders fall due.
      test.clock.now = dueAt + minute
      await untilServed(soon.names, laneLimits.user)
      const underWay = hanging.mostAtOnce
      assert.deepEqual(receivedBy(now.names).toSorted(), now.names.toSorted())
      assert.deepEqual(receivedBy(soon.names).toSorted(), soon.names.toSorted())
      assert.ok(underWay <= laneLimits.user, `${underWay} messages of one account were under way at once`)
      hanging.cut()
      await looking
      assert.deepEqual(test.service.faults, [])
      const sent = await db
        .selectFrom('pushes')
        .select(['userId', 'sentAt'])
        .where('sentAt', 'is not', null)
        .execute()
      const sentAt = new Map(sent.map((push) => [push.userId, push.sentAt]))
      assert.equal(sent.length, others + 10)
      for (const { userId } of now.users) assert.ok((sentAt.get(userId) ?? 0) <= dueAt + minute)
      for (const { userId } of soon.users) assert.equal(sentAt.get(userId), dueAt + minute)
      // What is left of the hostile account is bounded, and waits.
      const left = await db
        .selectFrom('pushes')
        .select(['sendAt'])
        .where('userId', '=', hostile.userId)
        .execute()
      assert.equal(left.length, devices * mostOfAKind)
      assert.ok(left.every(({ sendAt }) => sendAt !== null && sendAt > test.clock.now))
    })

    it('a host that hangs for many accounts leaves lanes for the other hosts', async () => {
      await seedReminders(test.database.db, laneLimits.all * 2, dueAt - minute, hangingDevice)
      const { names } = await seedOthers(others, dueAt)
      test.clock.now = dueAt
      const looking = test.scheduler.look()
      await untilServed(names, laneLimits.host)
      const underWay = hanging.mostAtOnce
      assert.deepEqual(receivedBy(names).toSorted(), names.toSorted())
      assert.ok(underWay <= laneLimits.host, `${underWay} messages to one host were under way at once`)
      hanging.cut()
      await looking
    })
  })
}

async function addDevices(
  db: Db,
  { userId }: SeededUser,
  count: number,
  device: () => SeededUser['device'],
): Promise<void> {
  const own = { userId, sessionHash: userId, kinds: 'event', createdAt: dueAt }
  const rows = Array.from({ length: count }, () => ({ ...own, ...device(), id: newId(dueAt) }))
  await db.insertInto('pushSubscriptions').values(rows).execute()
}

/** More events like the one that the account has. */
async function addEvents(db: Db, { userId }: SeededUser, count: number): Promise<void> {
  const event = await db
    .selectFrom('events')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  const rows = Array.from({ length: count }, () => ({ ...event, id: newId(dueAt) }))
  for (let from = 0; from < count; from += 500) {
    await db
      .insertInto('events')
      .values(rows.slice(from, from + 500))
      .execute()
  }
}
