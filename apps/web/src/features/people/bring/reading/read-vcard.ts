import { contactsFile } from '@stillwater/contract/people/contacts-file'
import { addressLines, type Contact, emptyContact, type Labeled } from './contact.ts'
import { tooManyPeople } from './contacts-fault.ts'
import { propertiesOf, type Property } from './vcard-lines.ts'

/** Nobody's card has so many. */
const mostProperties = 1000

export const isVcard = (text: string): boolean => /^\s*BEGIN:VCARD\b/im.test(text.slice(0, 2000))

/** The people in a file of vCards: 2.1, 3.0 or 4.0, one after the other. `onFound` hears how many there are so far. */
export function readVcards(text: string, onFound: (count: number) => void = () => undefined): Contact[] {
  const contacts: Contact[] = []
  let card: Property[] = []
  let depth = 0
  const end = () => {
    const contact = contactOf(card)
    card = []
    if (contact === undefined) return
    if (contacts.length >= contactsFile.people) throw tooManyPeople()
    contacts.push(contact)
    onFound(contacts.length)
  }
  for (const property of propertiesOf(text)) {
    const isCard = property.value.trim().toUpperCase() === 'VCARD'
    if (property.name === 'BEGIN' && isCard) depth += 1
    // A card within a card is somebody's assistant.
    else if (property.name === 'END' && isCard) {
      if (depth === 1) end()
      depth = Math.max(0, depth - 1)
    } else if (depth === 1 && card.length < mostProperties) card.push(property)
  }
  // The last card of a file that was cut off: what is there is there.
  if (depth > 0) end()
  return contacts
}

function contactOf(card: readonly Property[]): Contact | undefined {
  const of = (...names: string[]) => card.filter(({ name }) => names.includes(name))
  const text = (...names: string[]) =>
    of(...names)
      .map(({ value }) => unescaped(value).trim())
      .find((value) => value !== '') ?? ''
  const kind = text('KIND', 'X-ADDRESSBOOKSERVER-KIND').toLowerCase()
  if (kind === 'group' || card.length === 0) return undefined
  const labels = new Map(
    of('X-ABLABEL').map(({ group, value }) => [group, unescaped(value).replaceAll(/^_\$!<|>!\$_$/g, '')]),
  )
  const labelOf = (property: Property) => labels.get(property.group) ?? labelOfTypes(property.types)
  const labeled = (properties: readonly Property[], read: (property: Property) => string): Labeled[] =>
    properties
      .map((property) => ({ label: labelOf(property), value: read(property).trim() }))
      .filter(({ value }) => value !== '')

  const [family = '', given = '', middle = '', prefix = '', suffix = ''] = parts(of('N')[0])
  const spelled = [prefix, given, middle, family, suffix].filter(Boolean).join(' ')
  const organization = parts(of('ORG')[0]).filter(Boolean).join(', ')
  const nickname = text('NICKNAME')
  const name = text('FN') || spelled
  return {
    ...emptyContact,
    name: name || nickname || organization,
    phones: labeled(sorted(of('TEL')), ({ value }) =>
      unescaped(value).replace(/^tel:/i, '').replace(/;ext=/i, ' ext. '),
    ),
    emails: labeled(sorted(of('EMAIL')), ({ value }) => unescaped(value).replace(/^mailto:/i, '')),
    addresses: labeled(sorted(of('ADR')), addressOf),
    birthday: dayOf(of('BDAY')[0]),
    dates: [
      ...of('ANNIVERSARY', 'X-ANNIVERSARY', 'X-MS-ANNIVERSARY', 'X-EVOLUTION-ANNIVERSARY').map(
        (property) => ({ label: 'Anniversary', value: dayOf(property) }),
      ),
      ...of('DEATHDATE').map((property) => ({ label: 'Date of death', value: dayOf(property) })),
      ...of('X-ABDATE').map((property) => ({ label: labelOf(property), value: dayOf(property) })),
    ].filter(({ value }) => value !== ''),
    tags: of('CATEGORIES').flatMap(({ value }) => listOf(value, ',')),
    notes: of('NOTE')
      .map(({ value }) => unescaped(value).trim())
      .filter(Boolean)
      .join('\n'),
    details: [
      { label: 'Nickname', value: name === '' ? '' : nickname },
      { label: 'Work', value: [text('TITLE'), name === '' ? '' : organization].filter(Boolean).join(', ') },
      { label: 'Spouse', value: text('X-SPOUSE', 'X-MS-SPOUSE', 'X-EVOLUTION-SPOUSE') },
      ...labeled(of('X-ABRELATEDNAMES'), ({ value }) => unescaped(value)),
      // Somebody's id says nothing to a reader.
      ...labeled(of('RELATED'), ({ value }) => (/^(urn|https?):/i.test(value) ? '' : unescaped(value))),
    ].filter(({ value }) => value !== ''),
    isCompany:
      kind === 'org' ||
      text('X-ABSHOWAS').toUpperCase() === 'COMPANY' ||
      (spelled === '' && organization !== '' && (name === '' || name === organization)),
  }
}

const names: Readonly<Record<string, string>> = { cell: 'Mobile', iphone: 'Mobile', main: 'Main' }
/** They say nothing about which one it is. */
const wordless: ReadonlySet<string> = new Set(['pref', 'voice', 'internet', 'x400', 'text', 'video', 'msg'])

function labelOfTypes(types: readonly string[]): string {
  const words = types.filter((type) => !wordless.has(type)).map((type) => names[type] ?? type)
  const label = words.join(' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** What its owner prefers comes first, then mobile phones, then home; faxes and pagers come last. */
function sorted(properties: readonly Property[]): Property[] {
  const rank = ({ types, params }: Property) => {
    if (types.includes('fax') || types.includes('pager')) return 9
    if (types.includes('pref')) return 0
    if (params.has('PREF')) return Math.min(1, Number(params.get('PREF')) / 100 || 0)
    if (types.includes('cell') || types.includes('iphone')) return 2
    return types.includes('home') ? 3 : 4
  }
  return properties.toSorted((a, b) => rank(a) - rank(b))
}

/** As written; a year that stands for none is taken out. */
function dayOf(property: Property | undefined): string {
  if (property === undefined) return ''
  const value = unescaped(property.value).trim()
  const omitted = property.params.get('X-APPLE-OMIT-YEAR')
  return omitted !== undefined && value.startsWith(omitted) ? `-${value.slice(omitted.length)}` : value
}

function addressOf(property: Property): string {
  const [box = '', more = '', street = '', city = '', region = '', code = '', country = ''] = parts(property)
  const lines = [box, street, more].filter(Boolean).join('\n')
  const address = addressLines({ street: lines, city, region, code, country })
  return address || unescaped(property.params.get('LABEL') ?? '')
}

const parts = (property: Property | undefined): string[] =>
  property === undefined ? [] : splitList(property.value, ';').map((part) => unescaped(part).trim())

const listOf = (value: string, separator: string): string[] =>
  splitList(value, separator)
    .map((part) => unescaped(part).trim())
    .filter(Boolean)

/** Cut where the separator is not escaped. */
function splitList(value: string, separator: string): string[] {
  const found: string[] = []
  let start = 0
  for (let at = 0; at < value.length; at += 1) {
    if (value[at] === '\\') at += 1
    else if (value[at] === separator) {
      found.push(value.slice(start, at))
      start = at + 1
    }
  }
  return [...found, value.slice(start)]
}

const unescaped = (value: string): string =>
  value.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign))
