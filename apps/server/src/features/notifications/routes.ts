import * as contract from '@stillwater/contract/notifications'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { given } from '#core/records/columns.ts'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { settingsRestorer } from '#core/records/restorers.ts'
import { notificationsOf } from './service.ts'
import { changeSettings, settingsOf } from './settings.ts'
import { addSubscription, removeSubscription } from './subscriptions.ts'
import { vapidKeys } from './vapid.ts'

/** An export from before there were people has no time for them. */
const RestoredSettingsSchema = z.extend(contract.ReminderSettingsSchema, {
  careTime: z._default(contract.ReminderSettingsSchema.shape.careTime, null),
})

export function notificationsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, push } = deps

  mount(app, deps, contract.listNotifications, ({ caller }) =>
    notificationsOf(db, caller.userId, caller.today),
  )

  mount(app, deps, contract.getReminderSettings, ({ caller }) => settingsOf(db, caller.userId))

  mount(app, deps, contract.updateReminderSettings, ({ caller, body }) =>
    changeSettings(db, caller.userId, clock(), given(body)),
  )

  deps.restorers.set(
    'reminderSettings',
    settingsRestorer(RestoredSettingsSchema, settingsOf, (trx, userId, settings, now) =>
      changeSettings(trx, userId, now, settings),
    ),
  )

  mount(app, deps, contract.getPushKey, async () => ({ key: (await vapidKeys(db)).publicKey }))

  mount(app, deps, contract.addPushSubscription, async ({ caller, body }) => {
    const owner = { userId: caller.userId, sessionHash: caller.session.tokenHash }
    return { id: await addSubscription(deps, owner, clock(), body, push.allowLocal) }
  })

  mount(app, deps, contract.removePushSubscription, ({ caller, params }) =>
    removeSubscription(db, caller.userId, params.id),
  )
}
