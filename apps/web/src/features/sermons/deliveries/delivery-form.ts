import { NewDeliverySchema } from '@stillwater/contract/sermons/deliveries'
import * as z from 'zod/mini'

const minutesText = z.pipe(
  z.string().check(z.trim(), z.regex(/^\d*$/, 'Enter whole minutes, like 25')),
  z.transform((text) => (text === '' ? null : Number(text))),
)

/** The form holds the minutes as they are typed; none means that nobody looked at the clock. */
export const DeliveryFormSchema = z.pipe(
  z.pipe(
    z.looseObject({ minutes: minutesText }),
    z.transform((values) => values as z.input<typeof NewDeliverySchema>),
  ),
  NewDeliverySchema,
)
