import type { Person } from '@stillwater/contract/people/people'

export type PersonValues = Omit<Person, 'id' | 'userId' | 'version'>

/** A person of whom only the name is known: with every field, because they are shown before the server has answered. */
export const emptyPerson = (name = ''): PersonValues => ({
  name,
  household: null,
  phone: null,
  email: null,
  address: null,
  birthday: null,
  dates: [],
  tags: [],
  place: 'home',
  placeName: null,
  room: null,
  notes: null,
  vaultText: null,
  contactDays: null,
  laterUntil: null,
  mergedIds: [],
})
