import type { Engine } from '#core/database/connect.ts'
import { Scheduler, type SchedulerOptions } from '#features/notifications/scheduler.ts'
import { vapidKeys } from '#features/notifications/vapid.ts'
import { startApp, type TestApp, type Visitor } from '../app.ts'
import { atEnd } from '../at-end.ts'
import { type PushService, type PushServiceDevice, startPushService } from '../stand-ins/push-service.ts'

export interface ReminderTest extends TestApp {
  readonly service: PushService
  readonly scheduler: Scheduler
  /** Subscribes a new device of this pastor. */
  subscribe(pastor: Visitor, more?: object): Promise<PushServiceDevice>
  /** Takes away the devices of all pastors. */
  forgetDevices(): Promise<unknown>
  /** Looks at a time; answers what the devices have received since the last look. */
  lookAt(instant: string | number): Promise<string[]>
}

/** An app with a push service on this machine. Nothing is sent by itself: the test says when to look. */
export async function startReminders(engine: Engine, options: SchedulerOptions = {}): Promise<ReminderTest> {
  const test = await startApp(engine, { allowLocalPush: true })
  const { db } = test.database
  const service = await startPushService(async () => (await vapidKeys(db)).publicKey)
  const push = { contact: 'mailto:office@example.org', allowLocal: true }
  const scheduler = new Scheduler({ db, engine, clock: test.clock.read, push }, options)
  atEnd(() => scheduler.stop())
  let seen = 0
  return {
    ...test,
    service,
    scheduler,
    async subscribe(pastor, more = {}) {
      const device = service.device()
      const answer = await pastor.post('/api/push/subscriptions', { ...device.subscription, ...more })
      if (answer.statusCode !== 201) throw new Error(`could not subscribe: ${answer.body}`)
      return device
    },
    forgetDevices: () => db.deleteFrom('pushSubscriptions').execute(),
    async lookAt(instant) {
      test.clock.now = typeof instant === 'number' ? instant : Date.parse(instant)
      await scheduler.look()
      const fresh = service.received.slice(seen)
      seen = service.received.length
      return fresh.map(({ payload }) => payload.body).sort()
    },
  }
}
