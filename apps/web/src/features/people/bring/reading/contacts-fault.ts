/** Why a file of contacts cannot be read, in words for its owner. */
export class ContactsFault extends Error {}

export const tooManyPeople = () =>
  new ContactsFault(
    'This file has more than 5,000 contacts. Split it into smaller files, then import one after the other.',
  )
export const noContacts = () =>
  new ContactsFault('There are no contacts in this file. Export your contacts as a vCard or CSV file.')
