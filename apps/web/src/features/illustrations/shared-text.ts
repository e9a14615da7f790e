/** What the form begins with. */
export interface IllustrationStart {
  readonly title?: string | undefined
  readonly text?: string | undefined
  readonly source?: string | undefined
}

/**
 * What another app has shared: the service worker puts it behind the # of the address, which is never sent to a server. An app may share
 * words, an address, or only the title of a page.
 */
export function readSharedText(hash: string): IllustrationStart {
  const shared = new URLSearchParams(hash.slice(1))
  const [title, text, url] = ['title', 'text', 'url'].map((name) => shared.get(name)?.trim() || undefined)
  const lines = title?.replaceAll(/\s+/gu, ' ')
  if (text === undefined) return { text: lines ?? url, source: lines === undefined ? undefined : url }
  return { title: lines === text ? undefined : lines, text, source: url }
}
