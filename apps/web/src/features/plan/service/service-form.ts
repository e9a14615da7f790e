import { eventTypeIcons } from '@stillwater/contract/choices'
import type { IsoDate } from '@stillwater/contract/dates/dates'
import { NewEventSchema } from '@stillwater/contract/calendar/events'
import * as z from 'zod/mini'
import { usualEnd } from '#shared/agenda/suggested-times.ts'
import { addDays } from '#shared/ui/date/iso-date.ts'

/** Types of events that are a service of their own. */
export const serviceKinds = ['funeral', 'wedding', 'service'] as const
type ServiceKind = (typeof serviceKinds)[number]

export const serviceNames: Readonly<Record<ServiceKind, string>> = {
  funeral: 'Funeral',
  wedding: 'Wedding',
  service: 'Other',
}

/** What the form holds. */
export interface ServiceValues {
  readonly kind: ServiceKind
  /** Whose it is. */
  readonly name: string
  readonly date: IsoDate
  readonly startTime: string
  readonly location: string
  readonly hasVisit: boolean
  readonly visitDate: IsoDate
  readonly visitTime: string
  readonly hasSermon: boolean
  readonly reference: string
}

/** A funeral is often three days away, and the family is seen before. */
export const newService = (today: IsoDate): ServiceValues => ({
  kind: 'funeral',
  name: '',
  date: addDays(today, 3),
  startTime: '',
  location: '',
  hasVisit: true,
  visitDate: addDays(today, 1),
  visitTime: '',
  hasSermon: true,
  reference: '',
})

/** "Funeral of Ann Lee", "Wedding of Ann and Tom", or what else was written. */
export function serviceTitle({ kind, name }: Pick<ServiceValues, 'kind' | 'name'>): string {
  const whose = name.trim()
  if (kind === 'service') return whose === '' ? 'Service' : whose
  return whose === '' ? serviceNames[kind] : `${serviceNames[kind]} of ${whose}`
}

/** The service as an event of the calendar. */
export const ServiceFormSchema = z.pipe(
  z.pipe(
    z.looseObject({
      kind: z.enum(serviceKinds, 'Please choose what it is'),
      name: z.string(),
      date: z.string(),
      startTime: z.string(),
      location: z.string(),
    }),
    z.transform(({ kind, name, date, startTime, location }): z.input<typeof NewEventSchema> => ({
      title: serviceTitle({ kind, name }),
      eventType: kind,
      icon: eventTypeIcons[kind],
      date,
      startTime,
      endTime: usualEnd(startTime) ?? startTime,
      location,
    })),
  ),
  NewEventSchema,
)
