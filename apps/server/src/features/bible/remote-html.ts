import { sanitizePassageHtml } from '@stillwater/bible'
import { osisOfCode } from './book-codes.ts'

/** API.Bible marks its HTML with the names of the USX standard; these are ours for them. */
const renameClasses = {
  'verse-span': 'verse',
  v: 'verse-number',
  wj: 'jesus',
  add: 'added',
  nd: 'divine-name',
  em: 'emphasis',
  it: 'emphasis',
  p: 'prose',
  m: 'prose',
  pi: 'prose',
  q: 'poetry',
  q1: 'poetry',
  q2: 'poetry',
  q3: 'poetry',
  d: 'psalm-title',
  qa: 'acrostic',
} as const

/** A provider's HTML as we show it: no tag, class or attribute but ours, and verses known by our codes. */
export function remoteHtml(html: string): string {
  const coded = html.replaceAll(/ data-(?:verse-id|sid)="([^"]{1,20})"/g, (_, code: string) => {
    const osis = osisOfCode(code)
    return osis === undefined ? '' : ` data-verse="${osis}"`
  })
  return sanitizePassageHtml(coded, { renameClasses }).trim()
}

const characters = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
])

/** The words alone of what a provider calls text. */
export function remoteText(text: string): string {
  return sanitizePassageHtml(text)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => characters.get(entity) ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
}
