/** What a user chooses from about people and care. Plain values: a screen that shows them needs no schemas. */

/** How the pastor was in touch. */
export const careKinds = ['visit', 'hospital', 'call', 'message', 'counseling', 'meal', 'other'] as const
export type CareKind = (typeof careKinds)[number]

/** Where somebody is now. */
export const personPlaces = ['home', 'hospital', 'care_home'] as const
export type PersonPlace = (typeof personPlaces)[number]

/** What a date in somebody's life is. */
export const personDateKinds = ['wedding', 'baptism', 'death', 'other'] as const
export type PersonDateKind = (typeof personDateKinds)[number]

export const careLimits = {
  tags: 20,
  tag: 40,
  dates: 20,
  phone: 40,
  address: 500,
  room: 40,
  /** How many people one entry may name: a large household, or a group that was visited. */
  people: 50,
  /** Minutes of a day. */
  minutes: 1440,
  /** The slowest rhythm, in days. */
  contactDays: 730,
  /** How long the care log may be kept before the app asks, in months. */
  keepMonths: 240,
  /** How many others one person may have been made of. */
  merged: 50,
} as const

/** Of somebody who has chosen nothing: after a year without contact the app asks. */
export const usualKeepMonths = 12
