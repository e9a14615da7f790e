/** No reminder is lost and none is shown twice, however often servers are killed in the middle of sending. */
import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, it } from 'node:test'
import { connect } from '#core/database/connect.ts'
import { migrate } from '#core/database/migrate.ts'
import { atEnd } from '#testing/at-end.ts'
import { engines, freshDatabaseLocation } from '#testing/database.ts'
import { randomFrom } from '#testing/fuzz-values.ts'
import { startPushService } from '#testing/stand-ins/push-service.ts'
import { seedReminders } from '#testing/reminders/reminder-seed.ts'
import { ServerProcess, settings } from '#testing/server-process.ts'
import { trials } from '#testing/tier.ts'
import { vapidKeys } from './vapid.ts'

const entry = fileURLToPath(new URL('../../testing/reminders/reminder-server.ts', import.meta.url))
const count = trials({ gate: 80, all: 160, soak: 5000 })
const kills = trials({ gate: 2, all: 3, soak: 20 })

for (const engine of engines) {
  const servers = engine === 'postgres' ? 2 : 1
  describe(`exactly once on ${engine}`, () => {
    it(`0 of ${count} reminders are lost or doubled through ${kills} kills, with ${servers} at once`, async () => {
      const location = await freshDatabaseLocation(engine)
      const database = await connect(location)
      atEnd(() => database.close())
      await migrate(database)
      const key = await vapidKeys(database.db)
      const service = await startPushService(() => Promise.resolve(key.publicKey))
      const dueAt = Math.floor(Date.now() / 60_000) * 60_000
      const devices: string[] = []
      await seedReminders(database.db, count, dueAt, () => {
        const { name, subscription } = service.device()
        devices.push(name)
        return { endpoint: subscription.endpoint, ...subscription.keys }
      })

      const random = randomFrom(11)
      const start = () => ServerProcess.start(settings(location), entry)
      const running = await Promise.all(Array.from({ length: servers }, start))
      for (let killed = 0; killed < kills; killed += 1) {
        // Somewhere in the middle: spread over all that is to be sent, and a little later at random.
        const threshold = Math.floor((count * (killed + 1)) / (kills + 2))
        while (new Set(service.received.map(({ device }) => device)).size < threshold) await setTimeout(5)
        await setTimeout(random.below(60))
        const victim = killed % servers
        await running[victim]?.kill()
        running[victim] = await start()
      }
      // Whatever would come a second time is still to be sent, or to be planned: now, or after the lease of a killed server.
      const soon = Date.now() + 60 * 60_000
      const left = () =>
        database.db
          .selectFrom('pushes')
          .select('id')
          .where('sendAt', 'is not', null)
          .unionAll(database.db.selectFrom('reminderPlans').select('userId as id').where('nextAt', '<', soon))
          .execute()
      while (
        new Set(service.received.map(({ device }) => device)).size < count ||
        (await left()).length > 0
      ) {
        await setTimeout(50)
      }
      await Promise.all(running.map((server) => server.kill()))

      assert.deepEqual(service.faults, [])
      const shown = Map.groupBy(service.received, ({ device }) => device)
      const lost = devices.filter((device) => !shown.has(device))
      // A device shows each message once (service-worker/push.ts); two messages with different ids would be shown twice.
      const doubled = [...shown.values()].filter(
        (list) => new Set(list.map(({ payload }) => payload.id)).size > 1,
      )
      const again = service.received.length - shown.size
      console.log(
        `${engine}: ${count} reminders, ${kills} kills, ${again} sent again and dropped by the device`,
      )
      assert.deepEqual([lost.length, doubled.length], [0, 0])
      for (const { topic, payload } of service.received) assert.equal(topic, payload.id.replaceAll('-', ''))
      // Only what was under way at a kill is sent again: never more than the claims of one server.
      assert.ok(again <= kills * 48, `${again} sent again`)
    })
  })
}
