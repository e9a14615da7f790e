/** What is needed of a syntax tree. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

/** Puts a text in the place of another. */
export type Edit = readonly [start: number, end: number, text: string]

/** The node and all below it. */
export function nodesOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  const own = typeof (value as Partial<Node>).type === 'string' ? [value as Node] : []
  return [...own, ...Object.values(value).flatMap(nodesOf)]
}

/** Every name that is written below a node, but for those of properties. */
export function namesIn(node: Node): Set<string> {
  const properties = new Set<unknown>()
  const names = new Set<string>()
  for (const part of nodesOf(node)) {
    const isProperty = part.type === 'Property' && part['shorthand'] !== true
    if (part['computed'] !== true && isProperty) properties.add(part['key'])
    if (part['computed'] !== true && part.type === 'MemberExpression') properties.add(part['property'])
    if (part.type === 'Identifier' && !properties.has(part)) names.add(part['name'] as string)
  }
  return names
}

/** A piece of the code with its edits made. */
export function apply(code: string, edits: readonly Edit[], from = 0, to = code.length): string {
  let text = ''
  let at = from
  for (const [start, end, replacement] of edits.toSorted((a, b) => a[0] - b[0])) {
    text += code.slice(at, start) + replacement
    at = end
  }
  return text + code.slice(at, to)
}
