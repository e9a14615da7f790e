import { addDays } from '@stillwater/contract/dates/dates'
import * as contract from '@stillwater/contract/prayers/pray'
import type { FastifyInstance } from 'fastify'
import { given } from '#core/records/columns.ts'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { invalid, notFound } from '#core/http/errors.ts'
import { settingsRestorer } from '#core/records/restorers.ts'
import { markIn, marksOf } from './marks-store.ts'
import { changePraySettings, praySettingsOf } from './pray-settings.ts'
import { prayedDaysRestorer } from './restore-prayed-days.ts'

/** A device may have been offline for long, but not for longer than this. It also bounds how many days a prayer can have. */
const longestDelay = 366

/** Praying the list: what was prayed when, and how many come up in a day. */
export function prayRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, engine, countWrite } = deps

  deps.restorers
    .set('praySettings', settingsRestorer(contract.PraySettingsSchema, praySettingsOf, changePraySettings))
    .set('prayedDays', prayedDaysRestorer(deps))

  mount(app, deps, contract.getPraySettings, ({ caller }) => praySettingsOf(db, caller.userId))

  mount(app, deps, contract.updatePraySettings, ({ caller, body }) =>
    changePraySettings(db, caller.userId, given(body)),
  )

  mount(app, deps, contract.listPrayerMarks, ({ caller }) => marksOf(db, caller.userId))

  mount(app, deps, contract.markPrayed, async ({ caller, params, body: { date } }) => {
    countWrite(caller.userId)
    // The device may be in a zone where it is tomorrow already.
    if (date < addDays(caller.today, -longestDelay) || date > addDays(caller.today, 1))
      throw invalid({ date: 'Use a day of the past year' })
    const mark = { prayerId: params.id, date }
    const marked = await db.transaction().execute((trx) => markIn(trx, engine, caller.userId, mark))
    if (marked === 'no prayer') throw notFound()
    return mark
  })
}
