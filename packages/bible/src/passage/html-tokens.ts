/** A piece of HTML: text with its entities resolved, or a tag. */
type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'open' | 'close'
      readonly name: string
      readonly attributes: ReadonlyMap<string, string>
    }

/** Elements whose content is no text of a passage: it goes with them. */
const dropped = new Set(
  (
    'script style template iframe object embed applet noscript noembed noframes svg math title textarea select option xmp ' +
    'plaintext head audio video canvas map form button'
  ).split(' '),
)

/**
 * Cuts HTML into text and tags. Where a browser would guess at what broken input means, this leaves it out: comments, unclosed
 * tags and the elements above never become text.
 */
export function htmlTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = []
  // In any case rather than in lower case: some letters are longer in lower case, and all that follows them would move.
  const tagStart = /<(?:!--|[!?]|(\/?)([a-z][^\s/>]*))/gi
  let at = 0
  while (at < html.length) {
    tagStart.lastIndex = at
    const found = tagStart.exec(html)
    if (found === null) break
    if (found.index > at) tokens.push({ kind: 'text', text: decodeEntities(html.slice(at, found.index)) })
    const [start, slash] = found
    const name = found[2]?.toLowerCase()
    const after = found.index + start.length
    if (name === undefined) {
      at = endAfter(html, start === '<!--' ? '-->' : '>', after)
      continue
    }
    const end = endOfTag(html, after)
    const isOpen = slash === ''
    if (end < html.length && !dropped.has(name)) {
      tokens.push({ kind: isOpen ? 'open' : 'close', name, attributes: attributesIn(html.slice(after, end)) })
    }
    at = isOpen && dropped.has(name) ? endOfElement(html, name, end) : end + 1
  }
  if (at < html.length) tokens.push({ kind: 'text', text: decodeEntities(html.slice(at)) })
  return tokens
}

function endAfter(html: string, text: string, from: number): number {
  const found = html.indexOf(text, from)
  return found === -1 ? html.length : found + text.length
}

/** Where the > of a tag stands; one inside a quoted value does not count. */
function endOfTag(html: string, from: number): number {
  const part = /[^>"'=]+|=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$))?|["']|(>)/gy
  part.lastIndex = from
  for (let found = part.exec(html); found !== null; found = part.exec(html)) {
    if (found[1] !== undefined) return found.index
  }
  return html.length
}

/** The end of a dropped element; without an end it reaches to the end of the input. Those inside it are counted too. */
function endOfElement(html: string, name: string, from: number): number {
  const border = new RegExp(`<(/?)${name}(?![a-z0-9-])`, 'gi')
  border.lastIndex = from
  let depth = 1
  for (let found = border.exec(html); found !== null; found = border.exec(html)) {
    depth += found[1] === '/' ? -1 : 1
    if (depth === 0) return endAfter(html, '>', border.lastIndex)
  }
  return html.length
}

/** The first of two attributes with the same name counts, as in a browser. */
function attributesIn(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', double, single, bare] of text.matchAll(
    /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g,
  )) {
    const key = name.toLowerCase()
    if (!attributes.has(key)) attributes.set(key, decodeEntities(double ?? single ?? bare ?? ''))
  }
  return attributes
}

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
  ['mdash', '—'],
  ['ndash', '–'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['hellip', '…'],
])

function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));?/gi,
    (written, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities.get(name.toLowerCase()) ?? written
      const code = Number.parseInt(decimal ?? hex ?? '', decimal === undefined ? 16 : 10)
      return isTextCode(code) ? String.fromCodePoint(code) : '\ufffd'
    },
  )
}

function isTextCode(code: number): boolean {
  const isControl = code < 0x20 && code !== 9 && code !== 10 && code !== 13
  return !isControl && code <= 0x10_ff_ff && !(code >= 0xd800 && code <= 0xdfff)
}
