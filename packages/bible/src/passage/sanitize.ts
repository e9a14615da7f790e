import { escapeHtml } from './escape.ts'
import { htmlTokens } from './html-tokens.ts'

/** The only tags that passage HTML may have. A renderer's own and any provider's go through the same list. */
export const allowedTags = ['p', 'div', 'span', 'sup', 'em', 'h4', 'mark'] as const

/** The only classes: any other could borrow one of the app's own that covers the screen. The README says what each means. */
export const allowedClasses = [
  'prose',
  'poetry',
  'line',
  'verse',
  'verse-number',
  'omitted',
  'jesus',
  'added',
  'emphasis',
  'divine-name',
  'psalm-title',
  'acrostic',
  'colophon',
  'chapter-title',
  'range-title',
] as const

/** The only other attribute, with the code of a verse. */
const verseAttribute = 'data-verse'
const verseCode = /^[1-3]?[A-Za-z]{2,6}\.\d{1,3}\.\d{1,3}$/

export type SanitizeOptions = {
  /** Classes of another source by the names that they have here, such as { wj: 'jesus' }. */
  readonly renameClasses?: Readonly<Record<string, (typeof allowedClasses)[number]>>
}

const tags: ReadonlySet<string> = new Set(allowedTags)
const classes: ReadonlySet<string> = new Set(allowedClasses)
const renamedTags = new Map([
  ['i', 'em'],
  ['h1', 'h4'],
  ['h2', 'h4'],
  ['h3', 'h4'],
  ['h5', 'h4'],
  ['h6', 'h4'],
])

/** No passage is as long as this; what is beyond it is cut off. */
const longestHtml = 2_000_000

/**
 * Reduces HTML to text and the tags on the list. It does not repair what it reads but writes anew: text is always escaped, tags
 * and attributes only come from the lists here, and every tag is closed, so no input can make a browser see anything else.
 */
export function sanitizePassageHtml(html: string, options: SanitizeOptions = {}): string {
  let result = ''
  const open: string[] = []
  for (const token of htmlTokens(html.slice(0, longestHtml))) {
    if (token.kind === 'text') {
      result += escapeHtml(token.text.replaceAll('\0', ''))
      continue
    }
    const tag = renamedTags.get(token.name) ?? token.name
    if (!tags.has(tag)) continue
    if (token.kind === 'open') {
      result += `<${tag}${attributesFrom(token.attributes, options)}>`
      open.push(tag)
    } else {
      result += closeFrom(open, open.lastIndexOf(tag))
    }
  }
  return result + closeFrom(open, 0)
}

/** Ends of the tags that were opened from a position on, the last one first. */
function closeFrom(open: string[], at: number): string {
  if (at === -1) return ''
  return open
    .splice(at)
    .reverse()
    .map((tag) => `</${tag}>`)
    .join('')
}

function attributesFrom(
  attributes: ReadonlyMap<string, string>,
  { renameClasses = {} }: SanitizeOptions,
): string {
  const names = new Map(Object.entries<string>(renameClasses))
  const className = (attributes.get('class') ?? '')
    .split(/\s+/)
    .map((name) => names.get(name) ?? name)
    .filter((name) => classes.has(name))
    .join(' ')
  const verse = attributes.get(verseAttribute) ?? ''
  return (
    (className === '' ? '' : ` class="${className}"`) +
    (verseCode.test(verse) ? ` ${verseAttribute}="${verse}"` : '')
  )
}
