import { addressLines, type Contact, emptyContact, type Labeled } from './contact.ts'
import type { Table } from './read-table.ts'

/** What a column may hold, as the mapping screen names it. */
export const roleNames = {
  skip: 'Don’t import',
  name: 'Full name',
  first: 'First name',
  middle: 'Middle name',
  last: 'Last name',
  prefix: 'Title, like Dr.',
  suffix: 'Suffix, like Jr.',
  nickname: 'Nickname',
  household: 'Household',
  phone: 'Phone',
  email: 'E-mail',
  address: 'Full address',
  street: 'Street',
  city: 'City',
  region: 'State',
  code: 'ZIP code',
  country: 'Country',
  birthday: 'Birthday',
  wedding: 'Wedding',
  baptism: 'Baptism',
  date: 'Another date',
  tags: 'Tags',
  notes: 'Notes',
  detail: 'Keep in the notes',
} as const
export type ColumnRole = keyof typeof roleNames

export interface Column {
  /** `label` says what the value in another column of its group is. */
  readonly role: ColumnRole | 'label' | 'company'
  /** Columns of one phone, date or address have the same one. */
  readonly group: string
  /** What is known of the value by its heading. */
  readonly label: string
}

const plain = (header: string) => header.replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** Headings of Google: "Phone 1 - Value". */
const numbered =
  /^(e-?mail|phone|address|event|relation|custom field) (\d+) - (label|type|value|formatted|street|extended address|po box|city|region|postal code|country)$/
const numberedRoles: Readonly<Record<string, Column['role']>> = {
  label: 'label',
  type: 'label',
  formatted: 'address',
  street: 'street',
  'extended address': 'street',
  'po box': 'street',
  city: 'city',
  region: 'region',
  'postal code': 'code',
  country: 'country',
}
const valueRoles: Readonly<Record<string, Column['role']>> = {
  email: 'email',
  phone: 'phone',
  event: 'date',
  relation: 'detail',
  'custom field': 'detail',
}

/** Headings as programs and people write them, the most certain first. Each word is tried on the heading without its place ("Home", "Work"). */
const headings: readonly (readonly [RegExp, Column['role']])[] = [
  [/^((full|display|complete|contact|member|person'?s?)[ -]?)?name$|^(person|member|contact)$/, 'name'],
  [/^(first|given|christian)[ -]?name$|^(first|given|forename)$/, 'first'],
  [/^(middle|additional)[ -]?names?$|^middle( initial)?$/, 'middle'],
  [/^(last|family)[ -]?name$|^(last|surname)$/, 'last'],
  [/^(name )?prefix$|^title$|^salutation$/, 'prefix'],
  [/^(name )?suffix$/, 'suffix'],
  [/^nick ?name$|^preferred( first)? name$|^goes by$/, 'nickname'],
  [/^(household|family)( name)?$/, 'household'],
  [/^e-?mail( \d)?( address)?( \d)?$/, 'email'],
  [
    /^((company )?(main|mobile|cell|primary|assistant's|car|radio) )?(tele)?phone( \d)?( number)?( \d)?$|^(mobile|cell|tel)( number)?$/,
    'phone',
  ],
  [/^street( \d)?( address)?$|^address( line)? ?\d$/, 'street'],
  [/^(mailing |full |postal )?address$/, 'address'],
  [/^(city|town)$/, 'city'],
  [/^(state|province|region|county)(\/province)?$/, 'region'],
  [/^(zip|postal|post)[ -]?(code)?$|^postcode$/, 'code'],
  [/^country(\/region)?$/, 'country'],
  [/^birth ?(day|date)$|^date of birth$|^dob$|^born$/, 'birthday'],
  [/^(wedding )?anniversary$|^wedding( date)?$|^married( on)?$/, 'wedding'],
  [/^bapti[sz](m|ed)( date| on)?$/, 'baptism'],
  [/^(notes?|comments?|remarks?)$/, 'notes'],
  [/^(tags?|groups?|labels?|categor(y|ies)|group membership)$/, 'tags'],
  [/^(spouse|children|job title|department|organization (title|department)|occupation)$/, 'detail'],
  [/^(company|organization( name)?)$/, 'company'],
]

const place = /^(home|business|work|other) (?=\S)/

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function columnOf(header: string): Column {
  const heading = plain(header)
  const [, kind = '', number = '', part = ''] = numbered.exec(heading) ?? []
  if (kind !== '') {
    const role = part === 'value' ? valueRoles[kind.replace('-', '')] : numberedRoles[part]
    return { role: role ?? 'skip', group: `${kind} ${number}`, label: '' }
  }
  const where = place.exec(heading)?.[1] ?? ''
  const rest = heading.replace(place, '')
  const role = headings.find(([pattern]) => pattern.test(rest))?.[1] ?? 'skip'
  return { role, group: where, label: labelFor(role, where, rest, header) }
}

function labelFor(role: Column['role'], where: string, rest: string, header: string): string {
  if (role === 'detail') return header.trim()
  if (role === 'company') return 'Work'
  if (/mobile|cell/.test(rest)) return 'Mobile'
  return where === 'business' ? 'Work' : capital(where)
}

/** What the headings say; a heading that nobody knows is left for its owner. */
export const guessColumns = (headers: readonly string[]): Column[] => headers.map(columnOf)

/** A column whose owner has said what it holds. */
export const chosenColumn = (role: ColumnRole, header: string): Column => {
  const guess = columnOf(header)
  return guess.role === role ? guess : { role, group: '', label: role === 'detail' ? header.trim() : '' }
}

/** Exports of Google and Outlook, whose headings are known: nobody has to say anything. */
export function isKnownProgram(headers: readonly string[]): boolean {
  const names = new Set(headers.map(plain))
  const has = (...wanted: string[]) => wanted.every((name) => names.has(name))
  return (
    has('given name', 'family name', 'e-mail 1 - value') ||
    has('first name', 'last name', 'e-mail 1 - value') ||
    has('first name', 'last name', 'phone 1 - value') ||
    has('first name', 'last name', 'e-mail address', 'home street') ||
    has('first name', 'last name', 'e-mail address', 'mobile phone')
  )
}

export const hasName = (columns: readonly Pick<Column, 'role'>[]): boolean =>
  columns.some(({ role }) => role === 'name' || role === 'first' || role === 'last')

/** The people in a table whose columns are known. */
export const contactsIn = (rows: Table, columns: readonly Column[]): Contact[] =>
  rows.map((row) => contactIn(row, columns))

/** Google puts several values into one cell. */
const separator = ' ::: '

interface Cell extends Column {
  readonly value: string
}

function contactIn(row: readonly string[], columns: readonly Column[]): Contact {
  const cells = columns
    .map((column, index): Cell => ({ ...column, value: (row[index] ?? '').trim() }))
    .filter(({ value, role }) => value !== '' && role !== 'skip')
  const of = (role: Column['role']) => cells.filter((cell) => cell.role === role)
  const text = (role: Column['role']) => of(role)[0]?.value ?? ''
  const labeled = (...roles: Column['role'][]) => roles.flatMap(of).flatMap((cell) => valuesOf(cell, cells))

  const spelled = (['prefix', 'first', 'middle', 'last', 'suffix'] as const)
    .map(text)
    .filter(Boolean)
    .join(' ')
  const name = text('name') || spelled
  const company = text('company')
  return {
    ...emptyContact,
    name: name || text('nickname') || company,
    household: text('household'),
    phones: labeled('phone').toSorted((a, b) => phoneRank(a) - phoneRank(b)),
    emails: labeled('email'),
    addresses: addressesIn(cells),
    birthday: text('birthday'),
    dates: [
      ...of('wedding').map(({ value }) => ({ label: 'Wedding', value })),
      ...of('baptism').map(({ value }) => ({ label: 'Baptism', value })),
      ...labeled('date'),
    ],
    tags: of('tags').flatMap(({ value }) => value.split(/ ::: |[,;]/)),
    notes: of('notes')
      .map(({ value }) => value)
      .join('\n'),
    details: [
      ...(name === '' ? [] : of('nickname').map(({ value }) => ({ label: 'Nickname', value }))),
      ...(name === '' ? [] : of('company').map(({ label, value }) => ({ label, value }))),
      ...labeled('detail'),
    ],
    isCompany: name === '' && company !== '',
  }
}

function valuesOf({ group, label, value }: Cell, cells: readonly Cell[]): Labeled[] {
  const said = cells.find((cell) => cell.role === 'label' && cell.group === group)?.value
  return value
    .split(separator)
    .map((each) => ({ label: said?.replace(/^\*\s*/, '') ?? label, value: each.trim() }))
}

/** Mobile phones first: they are called and written to. Faxes come last. */
const phoneRank = ({ label }: Labeled) => (/fax/i.test(label) ? 2 : /mobile|cell|main/i.test(label) ? 0 : 1)

/** One for each group of columns; home comes first. */
function addressesIn(cells: readonly Cell[]): Labeled[] {
  const groups = [...new Set(cells.filter(({ role }) => addressRoles.has(role)).map(({ group }) => group))]
  return groups
    .map((group) => {
      const of = (role: Column['role']) =>
        cells
          .filter((cell) => cell.group === group && cell.role === role)
          .map(({ value }) => value)
          .join('\n')
      const parts = addressLines({
        street: of('street'),
        city: of('city'),
        region: of('region'),
        code: of('code'),
        country: of('country'),
      })
      const said = of('label')
      return {
        label: said || (group === 'business' ? 'Work' : group.startsWith('address') ? '' : capital(group)),
        value: of('address') || parts,
      }
    })
    .toSorted((a, b) => Number(b.label === 'Home') - Number(a.label === 'Home'))
}

const addressRoles: ReadonlySet<Column['role']> = new Set([
  'address',
  'street',
  'city',
  'region',
  'code',
  'country',
])
