import * as z from 'zod/mini'
import { endpoint } from '../calls/endpoint.ts'
import { IdParamsSchema, IsoDateSchema } from '../records/fields.ts'
import { cardsADay } from './todays-prayers.ts'

/** A category's own number; null shares what the others leave. */
const share = () => z.nullable(z.int().check(z.minimum(0), z.maximum(cardsADay.most)))

/** The longest time that a card can be given, in seconds: ten minutes. */
const longestTimer = 600

const settings = {
  /** How many prayers of the rotation come up in a day. */
  cards: z.int().check(z.minimum(cardsADay.fewest), z.maximum(cardsADay.most)),
  personal: share(),
  family: share(),
  congregation: share(),
  ministry: share(),
  other: share(),
  /** After how many seconds a card says quietly that it is time to go on; null for never. */
  timer: z.nullable(z.int().check(z.minimum(10), z.maximum(longestTimer))),
}

export const PraySettingsSchema = z.object(settings)
export type PraySettings = z.infer<typeof PraySettingsSchema>

export const getPraySettings = endpoint({
  method: 'GET',
  path: '/api/pray/settings',
  access: 'user',
  response: PraySettingsSchema,
})

export const updatePraySettings = endpoint({
  method: 'PATCH',
  path: '/api/pray/settings',
  access: 'user',
  body: z.partial(PraySettingsSchema),
  response: PraySettingsSchema,
})

/** The last days on which a prayer was prayed, the latest first: two at most, as many as today's choice needs. */
const PrayerMarksSchema = z.object({ prayerId: z.string(), days: z.array(z.string()) })
export type PrayerMarks = z.infer<typeof PrayerMarksSchema>

export const listPrayerMarks = endpoint({
  method: 'GET',
  path: '/api/prayer-marks',
  access: 'user',
  response: z.array(PrayerMarksSchema),
})

/** Sending it again changes nothing: a prayer is prayed on a day, or it is not. */
export const markPrayed = endpoint({
  method: 'POST',
  path: '/api/prayers/:id/prayed',
  access: 'user',
  params: IdParamsSchema,
  body: z.object({ date: IsoDateSchema }),
  response: z.object({ prayerId: z.string(), date: z.string() }),
  errors: ['too_many_attempts'],
})
