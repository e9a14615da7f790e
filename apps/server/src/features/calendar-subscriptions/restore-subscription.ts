import { NewCalendarSubscriptionSchema } from '@stillwater/contract/calendar/calendar-subscriptions'
import { IdSchema } from '@stillwater/contract/records/fields'
import * as z from 'zod/mini'
import type { Deps } from '#core/deps.ts'
import { invalid } from '#core/http/errors.ts'
import { isPublicUrl } from '#core/outgoing/public-address.ts'
import { oneByOne, readFields, type Restorer } from '#core/records/restorers.ts'
import { addSubscription, changeSubscription, subscriptionsOf } from './store.ts'

const ExportedSchema = z.extend(NewCalendarSubscriptionSchema, { id: IdSchema, createdAt: z.iso.datetime() })

/** The address, name and color of another calendar. Its events are fetched again. */
export const subscriptionRestorer = ({ push }: Pick<Deps, 'push'>): Restorer =>
  oneByOne(async ({ trx, caller: { userId }, replaces }, entry) => {
    const { id, address, name, color, createdAt } = readFields(ExportedSchema, entry)
    const rows = await subscriptionsOf(trx, userId).execute()
    const known = rows.find((row) => row.id === id || row.address === address)
    if (known !== undefined) {
      if (known.name === name && known.color === color) return 'same'
      if (!replaces) return 'changed'
      await changeSubscription(trx, userId, known.id, { name, color })
      return 'replaced'
    }
    if (!isPublicUrl(address, push.allowLocal)) throw invalid({ address: 'We can’t open this address.' })
    await addSubscription(trx, { userId, id, address, name, color, createdAt: Date.parse(createdAt) })
    return 'added'
  })
