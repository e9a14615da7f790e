export const biblePath = '/bible-study'

/** Plain hyphens, so that an address survives e-mail. */
const plainDashes = (reference: string) => reference.replaceAll(/[–—]/g, '-')

/** Readable in a message: /bible-study?ref=John+3:16&version=KJV. */
export function bibleAddress(reference: string, version: string | undefined): string {
  const written = (text: string) =>
    encodeURIComponent(text).replaceAll('%20', '+').replaceAll('%3A', ':').replaceAll('%2C', ',')
  const end = version === undefined ? '' : `&version=${written(version)}`
  return `${biblePath}?ref=${written(plainDashes(reference))}${end}`
}

interface BibleAddress {
  readonly reference: string | undefined
  readonly version: string | undefined
}

export function readBibleAddress(search: string): BibleAddress {
  const params = new URLSearchParams(search)
  const read = (name: string) => params.get(name)?.trim() || undefined
  return { reference: read('ref'), version: read('version') }
}
