import { ExportedMarkSchema } from '@stillwater/contract/export-format'
import { IsoDateSchema } from '@stillwater/contract/fields'
import * as z from 'zod/mini'
import type { Deps } from '#core/deps.ts'
import { invalid } from '#core/errors.ts'
import { oneByOne, readFields, type Restorer } from '#core/restore.ts'
import { markIn } from './marks-store.ts'

const PrayedDaySchema = z.extend(ExportedMarkSchema, { date: IsoDateSchema })

/** A prayer is prayed on a day, or it is not: there is nothing to be different. */
export const prayedDaysRestorer = ({ engine }: Pick<Deps, 'engine'>): Restorer =>
  oneByOne(async ({ trx, caller: { userId } }, entry) => {
    const { prayerId, date } = readFields(PrayedDaySchema, entry)
    const marked = await markIn(trx, engine, userId, prayerId, date)
    if (marked === 'no prayer') throw invalid({ prayerId: 'The prayer it belongs to is missing.' })
    return marked
  })
