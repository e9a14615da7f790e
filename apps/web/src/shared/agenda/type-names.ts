import type { EventType } from '@stillwater/contract/choices'

/** The types of events and activities, as people read them. */
export const typeNames: Record<EventType, string> = {
  service: 'Service',
  meeting: 'Meeting',
  counseling: 'Counseling',
  youth: 'Youth',
  study: 'Study',
  other: 'Other',
  visit: 'Visit',
  wedding: 'Wedding',
  funeral: 'Funeral',
}
