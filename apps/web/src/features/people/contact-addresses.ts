import type { Person } from '@stillwater/contract/people'

/** What a phone can dial: digits and a leading plus. Empty where there are none. */
const dialable = (phone: string): string =>
  (phone.trim().startsWith('+') ? '+' : '') + phone.replaceAll(/\D/g, '')

/** Opens the device's own maps where it has some. */
function mapsAddress(address: string, userAgent: string): string {
  const place = encodeURIComponent(address.replaceAll(/\s+/g, ' ').trim())
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?q=${place}`
  if (userAgent.includes('Android')) return `geo:0,0?q=${place}`
  return `https://www.openstreetmap.org/search?query=${place}`
}

interface ContactAddress {
  readonly name: 'Call' | 'Message' | 'Mail' | 'Map'
  readonly href: string
  /** Leaves the app for a page rather than for another app. */
  readonly isPage?: true
}

/** The ways to reach somebody, each by one tap. */
export function contactAddresses(
  { phone, email, address }: Pick<Person, 'phone' | 'email' | 'address'>,
  userAgent: string,
): ContactAddress[] {
  const number = dialable(phone ?? '')
  return [
    ...(number === ''
      ? []
      : [
          { name: 'Call', href: `tel:${number}` } as const,
          { name: 'Message', href: `sms:${number}` } as const,
        ]),
    ...(email === null ? [] : [{ name: 'Mail', href: `mailto:${encodeURIComponent(email)}` } as const]),
    ...(address === null
      ? []
      : [{ name: 'Map', href: mapsAddress(address, userAgent), isPage: true } as const]),
  ]
}
