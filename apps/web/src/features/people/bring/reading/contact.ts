/** A value with what it is, such as "Work" or "Anniversary"; the label may be empty. */
export interface Labeled {
  readonly label: string
  readonly value: string
}

/** Somebody as their contacts describe them, before it is fitted into the fields of a person. */
export interface Contact {
  readonly name: string
  readonly household: string
  /** The best one first, as all of these. */
  readonly phones: readonly Labeled[]
  readonly emails: readonly Labeled[]
  readonly addresses: readonly Labeled[]
  /** As it is written. */
  readonly birthday: string
  readonly dates: readonly Labeled[]
  readonly tags: readonly string[]
  readonly notes: string
  /** What has no field of its own and goes into the notes. */
  readonly details: readonly Labeled[]
  readonly isCompany: boolean
}

export const emptyContact: Contact = {
  name: '',
  household: '',
  phones: [],
  emails: [],
  addresses: [],
  birthday: '',
  dates: [],
  tags: [],
  notes: '',
  details: [],
  isCompany: false,
}

/** The lines of an address in the order of an envelope; what is not known is left out. */
export function addressLines(parts: {
  readonly street: string
  readonly city: string
  readonly region: string
  readonly code: string
  readonly country: string
}): string {
  const region = [parts.region, parts.code].filter(Boolean).join(' ')
  const town = [parts.city, region].filter(Boolean).join(', ')
  return [parts.street, town, parts.country].filter(Boolean).join('\n')
}
