import { harmful } from './file-fault.ts'

/** A piece of HTML or XML. Names are in lower case; the attributes are as they are written. */
export type Token =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: string; readonly isEmpty: boolean }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }

/** Their content is no markup. */
const unread = new Set(['script', 'style'])

/**
 * Splits HTML or XML, well-formed or not, in one pass. Nothing outside of the text is ever fetched, and whoever declares entities of
 * their own is refused: no document needs them, and they can grow without end.
 */
export function* tokensOf(source: string): Generator<Token> {
  for (let at = 0; at < source.length;) {
    const start = source.indexOf('<', at)
    if (start === -1) {
      yield textToken(source.slice(at))
      return
    }
    if (start > at) yield textToken(source.slice(at, start))
    if (source.startsWith('<!--', start)) at = after(source, '-->', start + 4)
    else if (source.startsWith('<![CDATA[', start)) {
      const end = source.indexOf(']]>', start)
      yield { kind: 'text', text: source.slice(start + 9, end === -1 ? undefined : end) }
      at = end === -1 ? source.length : end + 3
    } else if (source[start + 1] === '!' || source[start + 1] === '?') {
      at = after(source, '>', start)
      if (/<!entity/i.test(source.slice(start, at))) throw harmful()
    } else {
      const [, slash, name] = /^<(\/?)([a-z][^\s/>]*)/i.exec(source.slice(start, start + 200)) ?? []
      if (name === undefined) {
        yield { kind: 'text', text: '<' }
        at = start + 1
        continue
      }
      const end = endOfTag(source, start + 1)
      if (end === -1) {
        yield textToken(source.slice(start))
        return
      }
      at = end + 1
      const tag = name.toLowerCase()
      if (slash === '/') yield { kind: 'close', name: tag }
      else {
        const isEmpty = source[end - 1] === '/'
        const attributes = source.slice(start + 1 + name.length, isEmpty ? end - 1 : end)
        yield { kind: 'open', name: tag, attributes, isEmpty }
        if (unread.has(tag) && !isEmpty) at = endOfUnread(source, tag, at)
      }
    }
  }
}

const textToken = (text: string): Token => ({ kind: 'text', text: decoded(text) })

function after(source: string, sign: string, from: number): number {
  const found = source.indexOf(sign, from)
  return found === -1 ? source.length : found + sign.length
}

/** Where a tag ends: at a `>` that is not within quotation marks. */
function endOfTag(source: string, from: number): number {
  const signs = /["'>]/g
  for (let at = from; ;) {
    signs.lastIndex = at
    const found = signs.exec(source)
    if (found === null || found[0] === '>') return found?.index ?? -1
    const close = source.indexOf(found[0], found.index + 1)
    if (close === -1) return source.indexOf('>', found.index)
    at = close + 1
  }
}

function endOfUnread(source: string, name: string, from: number): number {
  const end = new RegExp(`</${name}`, 'gi')
  end.lastIndex = from
  return end.exec(source)?.index ?? source.length
}

/** The attributes of a tag. */
export function attributesIn(text: string): Map<string, string> {
  const found = new Map<string, string>()
  const pattern = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
  for (const [, name = '', double, single, bare] of text.matchAll(pattern)) {
    const key = name.toLowerCase()
    if (!found.has(key)) found.set(key, decoded(double ?? single ?? bare ?? ''))
  }
  return found
}

const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
const characters = new Map([
  ...latin.split(' ').map((name, index) => [name, String.fromCodePoint(160 + index)] as const),
  ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", hellip: '…', bull: '•', trade: '™' }),
  ...Object.entries({ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„' }),
  ...Object.entries({ ndash: '–', mdash: '—', ensp: '\u2002', emsp: '\u2003', thinsp: '\u2009' }),
  ...Object.entries({ zwnj: '\u200C', zwj: '\u200D', larr: '←', rarr: '→', prime: '′', Prime: '″' }),
  ...Object.entries({ oelig: 'œ', OElig: 'Œ', scaron: 'š', Scaron: 'Š', Yuml: 'Ÿ', euro: '€', dagger: '†' }),
])

function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][a-z\d]{1,30}));/gi,
    (whole, hex, number, name) => {
      if (typeof name === 'string') return characters.get(name) ?? whole
      const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(number)
      return code > 0x10_ff_ff ? '\uFFFD' : String.fromCodePoint(code)
    },
  )
}
