import type { Attributes } from '@stillwater/sermon-body/blocks'

const [nothing, container, block] = ['nothing', 'container', 'block'] as const

/** Which elements begin a block, which only hold others, and which hold nothing to read. */
export const roles: Readonly<Record<string, typeof nothing | typeof container | typeof block | undefined>> = {
  ...named(block, 'p h1 h2 h3 h4 h5 h6 li blockquote pre dt dd figcaption td th caption'),
  ...named(
    container,
    'div section article main header footer aside ul ol dl figure table tbody thead tr body html form nav hr en-note',
  ),
  ...named(
    nothing,
    'script style head title meta link template svg math iframe object select textarea button noscript',
  ),
}

function named<Role extends string>(role: Role, names: string): Record<string, Role> {
  return Object.fromEntries(names.split(' ').map((name) => [name, role]))
}

/** Word marks the bullet of a list item as something to leave out elsewhere. */
export const isHiddenStyle = (style: string): boolean => /mso-list:\s*ignore|display:\s*none/i.test(style)

export const isWordList = (style: string): boolean => /mso-list:\s*l\d/i.test(style)

/** What kind of block an element is by its name or by Word's styles; undefined where neither says. */
export function kindByName(name: string, style: string): Attributes | undefined {
  const [, level] = /^h([1-6])$/.exec(name) ?? []
  if (level !== undefined) return { kind: 'point', level: Math.min(Number(level), 3) }
  const [, wordLevel] = /mso-list:[^;]*level(\d)/i.exec(style) ?? []
  if (wordLevel !== undefined) return listItem(Number(wordLevel) - 1, false)
  if (name === 'blockquote') return { kind: 'quote' }
  return undefined
}

export const listItem = (depth: number, ordered: boolean): Attributes => ({
  kind: 'list',
  ...(depth > 0 && { indent: Math.min(depth, 4) }),
  ...(ordered && { ordered: true }),
})

/** What a block inside of this one is: a paragraph of a list item or of a quote is one too. */
export const inherited = (attributes: Attributes): Attributes =>
  attributes['kind'] === 'list' || attributes['kind'] === 'quote' ? attributes : {}

/** The marks inside of an element. */
export function marksOf(name: string, style: string, around: Attributes): Attributes {
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1]
  const slant = /font-style:\s*(\w+)/i.exec(style)?.[1]
  const isHeading = /^h[1-6]$/.test(name)
  const found = {
    bold:
      weight === undefined
        ? ['b', 'strong'].includes(name)
        : /^(bold|bolder|[6-9]00)$/i.test(weight) && !isHeading,
    italic: slant === undefined ? ['i', 'em', 'cite'].includes(name) : /^(italic|oblique)/i.test(slant),
    underline: (name === 'u' || /text-decoration[^;]*underline/i.test(style)) && name !== 'a',
    highlight:
      name === 'mark' ||
      /(?:background(?:-color)?|mso-highlight):\s*(yellow|#ff0\b|#ffff00|rgb\(255,\s*255,\s*0\))/i.test(
        style,
      ),
  }
  // Google Docs wraps everything in a bold element of normal weight.
  const lifted = weight !== undefined && !found.bold ? ['bold'] : []
  const kept = Object.entries(around).filter(([mark]) => !lifted.includes(mark))
  const added = Object.entries(found).flatMap(([mark, is]) => (is ? [[mark, true] as const] : []))
  return Object.fromEntries([...kept, ...added])
}
