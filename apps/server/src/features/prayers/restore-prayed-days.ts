import { ExportedMarkSchema } from '@stillwater/contract/export/export-format'
import { IsoDateSchema } from '@stillwater/contract/records/fields'
import * as z from 'zod/mini'
import type { Deps } from '#core/deps.ts'
import { orRefused, readFields, type Restorer } from '#core/records/restorers.ts'
import { markAll, nameOf } from './marks-store.ts'

const PrayedDaySchema = z.extend(ExportedMarkSchema, { date: IsoDateSchema })

/** A prayer is prayed on a day, or it is not: there is nothing to be different. */
export const prayedDaysRestorer =
  ({ engine }: Pick<Deps, 'engine'>): Restorer =>
  async ({ trx, caller: { userId } }, entries) => {
    const read = await Promise.all(
      entries.map((entry) => orRefused(() => ({ mark: readFields(PrayedDaySchema, entry) }))),
    )
    const marks = read.flatMap((each) => ('mark' in each ? each.mark : []))
    const { prayers, added } = await markAll(trx, engine, userId, marks)
    return read.map((each) => {
      if (!('mark' in each)) return each
      if (!prayers.has(each.mark.prayerId)) return { reason: 'The prayer it belongs to is missing.' }
      return added.delete(nameOf(each.mark)) ? 'added' : 'same'
    })
  }
