import type { Person } from '@stillwater/contract/people/people'

/** Where an extension begins, such as "ext. 12" or "x12". */
const extension = /[\s;,]*(?:ext(?:ension|n)?\b|x|#)[\s.:=]*\d.*$/isu
/** Between two numbers. After few digits a slash belongs to the number: "030/1234567". */
const nextNumber = /(?<=(?:\d\D*){6})\s*(?:[/;,|\n]|\bor\b)\s*(?=[+(\d]).*$/isu

/** What a phone can dial of the first number: digits and a leading plus. Empty where there are none. */
export function dialable(phone: string): string {
  const first = phone.trim().replace(extension, '').replace(nextNumber, '')
  // From abroad, the zero in "+44 (0)20" is left out.
  return first.startsWith('+')
    ? `+${first.replace(/\(0\)/u, '').replaceAll(/\D/g, '')}`
    : first.replaceAll(/\D/g, '')
}

/** Nothing in the address can add a line to the mail. */
const mailtoAddress = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`

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
    ...(email === null ? [] : [{ name: 'Mail', href: mailtoAddress(email) } as const]),
    ...(address === null
      ? []
      : [{ name: 'Map', href: mapsAddress(address, userAgent), isPage: true } as const]),
  ]
}
