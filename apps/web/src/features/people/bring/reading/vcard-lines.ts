/** More than anybody writes about somebody. A picture is longer; it is not read. */
const longestLine = 200_000
/** The name and parameters of a property are before its colon. */
const longestHead = 2000

/** One property of a card, such as `item1.TEL;TYPE=cell:555-0100`. */
export interface Property {
  /** Such as "item1"; properties with the same one belong together. */
  readonly group: string
  /** In capitals. */
  readonly name: string
  /** In small letters, from `TYPE=cell` as from a bare `;CELL`. */
  readonly types: readonly string[]
  /** Their names are in capitals. */
  readonly params: ReadonlyMap<string, string>
  /** Decoded, with the escapes still in it: some values are lists. */
  readonly value: string
}

/** The properties of a file one after the other, also those that begin and end a card. */
export function* propertiesOf(text: string): Generator<Property> {
  let isOld = false
  for (const line of unfolded(text, () => isOld)) {
    const property = readProperty(line)
    if (property === undefined) continue
    if (property.name === 'BEGIN') isOld = false
    if (property.name === 'VERSION') isOld = property.value.trim().startsWith('2')
    yield property
  }
}

function* linesOf(text: string): Generator<string> {
  const end = text.includes('\n') ? '\n' : '\r'
  for (let start = 0; start < text.length;) {
    const next = text.indexOf(end, start)
    const stop = next === -1 ? text.length : next
    yield text.slice(start, text[stop - 1] === '\r' ? stop - 1 : stop)
    start = stop + 1
  }
}

/** Long lines are broken before a space; quoted-printable ones after an equals sign. Whatever comes beyond the longest line is dropped. */
function* unfolded(text: string, isOld: () => boolean): Generator<string> {
  let parts: string[] = []
  let length = 0
  let isQuoted = false
  let isSoft = false
  for (const line of linesOf(text)) {
    const isFolded = line.startsWith(' ') || line.startsWith('\t')
    if (!(isSoft || isFolded) || parts.length === 0) {
      if (parts.length > 0) yield parts.join('')
      parts = []
      length = 0
      isQuoted = /quoted-printable/i.test(line.slice(0, Math.min(line.indexOf(':'), longestHead)))
    }
    // The old format breaks a line at a space that belongs to the text.
    const piece: string = isFolded && !isSoft && parts.length > 0 && !isOld() ? line.slice(1) : line
    isSoft = isQuoted && piece.endsWith('=')
    const shown = isSoft ? piece.slice(0, -1) : piece
    if (length < longestLine) parts.push(shown.slice(0, longestLine - length))
    length += shown.length
  }
  if (parts.length > 0) yield parts.join('')
}

function readProperty(line: string): Property | undefined {
  const head = headOf(line)
  if (head === undefined) return undefined
  const [first = '', ...rest] = split(head, ';')
  const dot = first.lastIndexOf('.')
  const types: string[] = []
  const params = new Map<string, string>()
  for (const param of rest) {
    const equals = param.indexOf('=')
    const [name, value] = equals === -1 ? ['', param] : [param.slice(0, equals), param.slice(equals + 1)]
    const plain = value.replaceAll('"', '')
    if (name === '' || name.toUpperCase() === 'TYPE') types.push(...plain.toLowerCase().split(','))
    else params.set(name.trim().toUpperCase(), plain)
  }
  const encoding = (params.get('ENCODING') ?? types.find((type) => encodings.has(type)) ?? '').toLowerCase()
  // Pictures, sounds and keys.
  if (encoding === 'b' || encoding === 'base64') return undefined
  const value = line.slice(head.length + 1)
  return {
    group: dot === -1 ? '' : first.slice(0, dot).toLowerCase(),
    name: first
      .slice(dot + 1)
      .trim()
      .toUpperCase(),
    types: types.map((type) => type.trim()).filter((type) => type !== '' && !encodings.has(type)),
    params,
    value: encoding === 'quoted-printable' ? unquoted(value, params.get('CHARSET')) : value,
  }
}

const encodings: ReadonlySet<string> = new Set(['quoted-printable', 'base64', 'b', '7bit', '8bit'])

/** What is before the first colon that is not in quotes. */
function headOf(line: string): string | undefined {
  let isInQuotes = false
  for (let at = 0; at < line.length && at < longestHead; at += 1) {
    if (line[at] === '"') isInQuotes = !isInQuotes
    else if (line[at] === ':' && !isInQuotes) return line.slice(0, at)
  }
  return undefined
}

function split(head: string, separator: string): string[] {
  const parts: string[] = []
  let isInQuotes = false
  let start = 0
  for (let at = 0; at < head.length; at += 1) {
    if (head[at] === '"') isInQuotes = !isInQuotes
    else if (head[at] === separator && !isInQuotes) {
      parts.push(head.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, head.slice(start)]
}

/** `=C3=A9` is é, in the charset that is named. */
function unquoted(text: string, charset = 'utf-8'): string {
  const bytes = new Uint8Array(new TextEncoder().encode(text).length)
  let length = 0
  const plain = new TextEncoder()
  for (let at = 0; at < text.length;) {
    const code = /^=[\dA-F]{2}$/i.test(text.slice(at, at + 3)) ? text.slice(at + 1, at + 3) : undefined
    if (code !== undefined) {
      bytes[length] = Number.parseInt(code, 16)
      length += 1
      at += 3
      continue
    }
    const next = text.indexOf('=', at + 1)
    const stop = next === -1 ? text.length : next
    length += plain.encodeInto(text.slice(at, stop), bytes.subarray(length)).written
    at = stop
  }
  return decode(bytes.subarray(0, length), charset)
}

function decode(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    // A name that nobody knows, or bytes of another charset than it says: Western text is the likeliest.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
