import type { PrayerCategory } from '@stillwater/contract/choices'

export { prayersQuery } from '#shared/people/prayers-query.ts'

export const categoryNames: Record<PrayerCategory, string> = {
  personal: 'Personal',
  family: 'Family',
  congregation: 'Congregation',
  ministry: 'Ministry',
  other: 'Other',
}
