/** What another app has shared, as the fields of the form. */
export interface SharedText {
  readonly title: string
  readonly text: string
  readonly source: string
}

/**
 * What another app has shared: the service worker puts it behind the # of the address, which is never sent to a server. An app may share
 * words, an address, or only the title of a page.
 */
export function readSharedText(hash: string): SharedText {
  const shared = new URLSearchParams(hash.slice(1))
  const field = (name: string) => shared.get(name)?.trim() ?? ''
  const [title, text, url] = [field('title').replaceAll(/\s+/gu, ' '), field('text'), field('url')]
  if (text !== '') return { title: title === text ? '' : title, text, source: url }
  return title === '' ? { title: '', text: url, source: '' } : { title: '', text: title, source: url }
}
