import { addressLines, type Contact, emptyContact } from './reading/contact.ts'

interface PickedAddress {
  readonly addressLine?: readonly string[]
  readonly city?: string
  readonly region?: string
  readonly postalCode?: string
  readonly country?: string
}

interface PickedContact {
  readonly name?: readonly string[]
  readonly tel?: readonly string[]
  readonly email?: readonly string[]
  readonly address?: readonly PickedAddress[]
}

/** The phone's own list of contacts, which few browsers show; TypeScript does not know it. */
interface ContactsManager {
  getProperties(): Promise<string[]>
  select(properties: string[], options: { multiple: boolean }): Promise<PickedContact[]>
}

const manager = (): ContactsManager | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator as { contacts?: ContactsManager }).contacts

export const canPickContacts = (): boolean => typeof manager()?.select === 'function'

const wanted = ['name', 'tel', 'email', 'address']

/** Whom their owner chooses in the phone's own list. Nobody where it is closed. */
export async function pickContacts(): Promise<Contact[]> {
  const contacts = manager()
  if (contacts === undefined) return []
  const known = await contacts.getProperties()
  const picked = await contacts.select(
    wanted.filter((property) => known.includes(property)),
    { multiple: true },
  )
  return picked.map(({ name = [], tel = [], email = [], address = [] }) => ({
    ...emptyContact,
    name: name[0] ?? '',
    phones: plain(tel),
    emails: plain(email),
    addresses: plain(address.map(addressText)),
  }))
}

const plain = (values: readonly string[]) => values.map((value) => ({ label: '', value }))

const addressText = ({
  addressLine = [],
  city = '',
  region = '',
  postalCode = '',
  country = '',
}: PickedAddress): string =>
  addressLines({ street: addressLine.join('\n'), city, region, code: postalCode, country })
