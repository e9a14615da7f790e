import { notificationTypes, type ReminderKind } from '@stillwater/contract/notifications'
import type { Db } from '#core/database/connect.ts'
import { isDaily, isOfActivity } from './due-reminders.ts'
import { type Claimed, finishPushes, postponePushes } from './push-queue.ts'
import type { Outcome, PushClient } from './push-client.ts'
import { deleteSubscription, noteFailing } from './subscriptions.ts'
import type { Note } from '#core/note.ts'
import { day } from '#core/dates/zoned-time.ts'

/** The specification's titles, and the screen that each opens. The day's reminder to pray opens praying itself. */
const words: Record<ReminderKind | 'care' | 'security', { title: string; link: string }> = {
  sermon: { title: 'Upcoming Sermon', link: '/sermons' },
  event: { title: 'Upcoming Event', link: '/events' },
  prayer: { title: 'Prayer List Reminder', link: '/prayers' },
  goal: { title: 'Weekly Goal Update', link: '/goals' },
  care: { title: 'Who needs me', link: '/people' },
  // A sign-in on a new device: written by the auth feature, sent like a reminder.
  security: { title: 'Your Stillwater account', link: '/settings' },
}
const activityTitle = 'Upcoming Activity'
const prayLink = '/pray'

const firstRetry = 30_000
const longestRetry = 15 * 60_000
/** No push service is down for so long: a device that could not be reached all that time is not there any more. */
const deadAfter = 14 * day
/** No push service keeps a reminder for longer. */
const longestTtl = 12 * 3600

/** Sends messages that were claimed, and notes what came of each. */
export class Sender {
  readonly #db: Db
  readonly #client: PushClient
  readonly #clock: () => number
  readonly #note: Note
  #sent: string[] = []

  constructor(db: Db, client: PushClient, clock: () => number, note: Note) {
    this.#db = db
    this.#client = client
    this.#clock = clock
    this.#note = note
  }

  /** Whether there was an answer. */
  async send(push: Claimed): Promise<boolean> {
    const now = this.#clock()
    if (push.usefulUntil <= now) {
      await finishPushes(this.#db, [push.id], null)
      return true
    }
    const kind = push.kind as keyof typeof words
    const { title, link } = words[kind]
    const outcome = await this.#client.send(push, {
      topic: push.id.replaceAll('-', ''),
      payload: JSON.stringify({
        id: push.id,
        type: kind === 'security' || kind === 'care' ? kind : notificationTypes[kind],
        title: isOfActivity(push.subject) ? activityTitle : title,
        body: push.body,
        link: kind === 'prayer' && isDaily(push.subject) ? prayLink : link,
      }),
      ttl: Math.min(longestTtl, Math.ceil((push.usefulUntil - now) / 1000)),
      urgency: kind === 'event' ? 'high' : 'normal',
    })
    await this.#settle(push, outcome)
    return outcome.kind !== 'failed'
  }

  async #settle(push: Claimed, outcome: Outcome): Promise<void> {
    if (outcome.kind === 'sent') {
      this.#sent.push(push.id)
      if (push.failingSince !== null) await noteFailing(this.#db, push, null)
      return
    }
    const now = this.#clock()
    const failingFor = now - (push.failingSince ?? now)
    if (outcome.kind === 'gone' || failingFor > deadAfter) {
      // Its messages go with it.
      await deleteSubscription(this.#db, push.userId, push.subscriptionId)
      return
    }
    if (push.failingSince === null) await noteFailing(this.#db, push, now)
    if (outcome.kind === 'refused') {
      this.#note({ reason: outcome.reason }, 'a push message was refused')
      return finishPushes(this.#db, [push.id], null)
    }
    // Waiting as long again as it has failed doubles the time with each try.
    const wait = Math.min(longestRetry, firstRetry + failingFor)
    await postponePushes(this.#db, push, now + Math.max(wait, (outcome.retryAfter ?? 0) * 1000))
  }

  /** Notes together what was sent: noting each alone would cost more than sending. */
  async noteSent(): Promise<void> {
    const ids = this.#sent
    this.#sent = []
    await finishPushes(this.#db, ids, this.#clock())
  }
}
