import { careLimits, type PersonDateKind } from '@stillwater/contract/people/care'
import { limits } from '@stillwater/contract/limits'
import type { PersonDate } from '@stillwater/contract/people/people'
import { emptyPerson, type PersonValues } from '#shared/people/empty-person.ts'
import type { Contact, Labeled } from './contact.ts'
import { isNoDay, readDay } from './read-day.ts'

interface FoundPerson {
  readonly values: PersonValues
  /** Whether the contact had a name; otherwise an e-mail or a phone stands for it. */
  readonly hasName: boolean
  readonly isCompany: boolean
  /** Whether the notes were too long to keep all of them. */
  readonly isShortened: boolean
}

/** A contact in the fields of a person. What has no field, or does not fit into it, goes into the notes. Undefined where nothing is known of them. */
export function personOfContact(contact: Contact, today: string): FoundPerson | undefined {
  const rest: Labeled[] = []
  const first = (values: readonly Labeled[], what: string, most: number): string | null => {
    const fitting = values.find(({ value }) => value.length <= most)
    rest.push(
      ...values
        .filter((each) => each !== fitting && each.value !== fitting?.value)
        .map(({ label, value }) => ({
          label: labelFor(label, what),
          value,
        })),
    )
    return fitting?.value ?? null
  }
  const phone = first(cleaned(contact.phones, lineOf), 'Phone', careLimits.phone)
  const email = first(cleaned(contact.emails, lineOf), 'E-mail', limits.email)
  const address = first(cleaned(contact.addresses, textOf), 'Address', careLimits.address)

  const named = lineOf(contact.name)
  const name = named || email || phone || ''
  if (name === '') return undefined
  if (name.length > limits.title) rest.push({ label: 'Name', value: name })
  const household = lineOf(contact.household)
  if (household.length > limits.title) rest.push({ label: 'Household', value: household })

  const birthday = dayIn(contact.birthday, today)
  if (birthday === undefined) rest.push({ label: 'Birthday', value: contact.birthday.trim() })
  const dates: PersonDate[] = []
  for (const { label, value } of cleaned(contact.dates, lineOf)) {
    const date = dayIn(value, today)
    if (date === null) continue
    if (date === undefined || dates.length >= careLimits.dates || label.length > limits.title)
      rest.push({ label: label || 'Date', value })
    else dates.push({ ...dateKind(label), date, remember: false })
  }

  const tags = [...new Set(contact.tags.map(tagOf).filter(Boolean))]
  const fitting = tags.filter(({ length }) => length <= careLimits.tag).slice(0, careLimits.tags)
  rest.push(...tags.filter((tag) => !fitting.includes(tag)).map((value) => ({ label: 'Group', value })))

  const notes = textOf(
    [
      contact.notes,
      ...[...contact.details, ...rest].map(({ label, value }) =>
        label === '' ? value : `${label}: ${value}`,
      ),
    ]
      .filter(Boolean)
      .join('\n'),
  )
  return {
    values: {
      ...emptyPerson(cut(name, limits.title)),
      household: household === '' ? null : cut(household, limits.title),
      phone,
      email,
      address,
      birthday: birthday ?? null,
      dates,
      tags: fitting,
      notes: notes === '' ? null : cut(notes, limits.text),
    },
    hasName: named !== '',
    isCompany: contact.isCompany,
    isShortened: notes.length > limits.text,
  }
}

/** Such as "Work phone"; a fax is not called a fax phone. */
function labelFor(label: string, what: string): string {
  if (label === '') return what
  return /(fax|pager)$/i.test(label) ? label : `${label} ${what.toLowerCase()}`
}

/** Null for none, undefined for what cannot be read. */
function dayIn(text: string, today: string): string | null | undefined {
  return text.trim() === '' || isNoDay(text) ? null : readDay(text, today)
}

function dateKind(label: string): { kind: PersonDateKind; label: string | null } {
  if (/wedding|anniversary|marriage/i.test(label)) return { kind: 'wedding', label: null }
  if (/bapti[sz]/i.test(label)) return { kind: 'baptism', label: null }
  return { kind: 'other', label: label === '' ? 'Other date' : label }
}

/** Google writes a star before the groups of its own, and puts everybody into one of them. */
function tagOf(tag: string): string {
  const name = lineOf(tag).replace(/^\*\s*/, '')
  return /^(my ?contacts|starred)$/i.test(name) ? '' : name
}

const cleaned = (values: readonly Labeled[], clean: (text: string) => string): Labeled[] =>
  values
    .map(({ label, value }) => ({ label: lineOf(label), value: clean(value) }))
    .filter(({ value }) => value !== '')

/** One line without control characters. */
const lineOf = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()

const textOf = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()

/** Never within a character of two halves. */
const cut = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
