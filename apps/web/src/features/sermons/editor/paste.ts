import {
  type Attributes,
  type Block,
  blockKinds,
  blocksOfText,
  lineBreak,
  type Run,
} from '@stillwater/sermon-body/blocks'
import { Fragment, Slice } from 'prosemirror-model'
import { blockNode } from './schema.ts'

const [nothing, container, block] = ['nothing', 'container', 'block'] as const

/** Which elements begin a block, which only hold others, and which hold nothing to read. */
const roles: Record<string, typeof nothing | typeof container | typeof block> = {
  ...named(block, 'p h1 h2 h3 h4 h5 h6 li blockquote pre dt dd figcaption td th caption'),
  ...named(
    container,
    'div section article main header footer aside ul ol dl figure table tbody thead tr body html form nav hr',
  ),
  ...named(
    nothing,
    'script style head title meta link template svg math iframe object select textarea button noscript',
  ),
}

function named<Role extends string>(role: Role, names: string): Record<string, Role> {
  return Object.fromEntries(names.split(' ').map((name) => [name, role]))
}

interface Place {
  readonly attributes: Attributes
  readonly marks: Attributes
}

/** What is pasted, to insert at the cursor. */
export const sliceOfPasted = (html: string, text: string): Slice =>
  sliceOfBlocks(html === '' ? blocksOfText(text) : blocksOfHtml(html))

/** HTML of Word, Google Docs or a web page as clean blocks: kinds and the four marks, nothing of its looks. */
function blocksOfHtml(html: string): Block[] {
  const clean = html.replaceAll(/<(style|script)\b.*?<\/\1>/gis, '').replaceAll(/<[a-z][^>]*>/gi, disarmed)
  const page = new DOMParser().parseFromString(clean, 'text/html')
  const reader = new Reader()
  reader.read(page.body, { attributes: {}, marks: {} })
  return reader.finish()
}

/** Styles are read, never applied, and scripts are neither: under other names our content policy has nothing to refuse. */
const disarmed = (tag: string) => tag.replaceAll(/\s(style|on\w+)(?=\s*=)/gi, ' data-$1')

const styleOf = (element: Element) => element.getAttribute('data-style') ?? ''

class Reader {
  readonly #blocks: Block[] = []
  #attributes: Attributes = {}
  #runs: Run[] = []

  finish(): Block[] {
    this.#end()
    return this.#blocks
  }

  read(element: Element, place: Place): void {
    for (const node of element.childNodes) {
      if (node.nodeType === node.TEXT_NODE) this.#add(node.textContent ?? '', place)
      else if (node instanceof Element) this.#readElement(node, place)
    }
  }

  #readElement(element: Element, place: Place): void {
    const name = element.localName
    const role = roles[name]
    if (role === nothing || isHidden(element)) return
    if (name === 'br') return this.#add(lineBreak, place)
    const marks = marksOf(element, place.marks)
    if (role === undefined) return this.read(element, { ...place, marks })
    this.#end()
    const attributes =
      role === block || isWordList(element) ? attributesOf(element, place.attributes) : place.attributes
    this.#attributes = attributes
    this.read(element, { attributes: inherited(attributes), marks })
    this.#end()
    this.#attributes = place.attributes
  }

  #add(text: string, { marks, attributes }: Place): void {
    const clean = text === lineBreak ? text : text.replaceAll(/[\s\u00a0]+/g, ' ')
    const start = this.#runs.length === 0 ? clean.trimStart() : clean
    if (start === '') return
    if (this.#runs.length === 0 && Object.keys(this.#attributes).length === 0) this.#attributes = attributes
    this.#runs.push({ text: start, attributes: marks })
  }

  #end(): void {
    const runs = trimEnd(this.#runs)
    if (runs.length > 0) this.#blocks.push({ attributes: this.#attributes, runs })
    this.#runs = []
  }
}

/** Word marks the bullet of a list item as something to leave out elsewhere. */
const isHidden = (element: Element) => /mso-list:\s*ignore|display:\s*none/i.test(styleOf(element))

const isWordList = (element: Element) => /mso-list:\s*l\d/i.test(styleOf(element))

function attributesOf(element: Element, around: Attributes): Attributes {
  const copied = ownAttributes(element)
  if (copied !== undefined) return copied
  const [, level] = /^h([1-6])$/.exec(element.localName) ?? []
  if (level !== undefined) return { kind: 'point', level: Math.min(Number(level), 3) }
  const [, wordLevel] = /mso-list:[^;]*level(\d)/i.exec(styleOf(element)) ?? []
  if (wordLevel !== undefined) return listItem(Number(wordLevel) - 1, false)
  if (element.localName === 'li')
    return listItem(depthOf(element) - 1, element.parentElement?.localName === 'ol')
  if (element.localName === 'blockquote') return { kind: 'quote' }
  return around
}

const listItem = (depth: number, ordered: boolean): Attributes => ({
  kind: 'list',
  ...(depth > 0 && { indent: Math.min(depth, 4) }),
  ...(ordered && { ordered: true }),
})

function depthOf(item: Element): number {
  let depth = 0
  for (let list = item.closest('ul, ol'); list !== null; list = list.parentElement?.closest('ul, ol') ?? null)
    depth += 1
  return depth
}

/** What a block inside of this one is: a paragraph of a list item or of a quote is one too. */
const inherited = (attributes: Attributes): Attributes =>
  attributes['kind'] === 'list' || attributes['kind'] === 'quote' ? attributes : {}

const kinds: readonly unknown[] = [undefined, ...blockKinds]

/** Copied from this editor. */
function ownAttributes(element: Element): Attributes | undefined {
  const text =
    element.getAttribute('data-attributes') ?? element.parentElement?.getAttribute('data-attributes')
  if (text === null || text === undefined) return undefined
  try {
    const value = JSON.parse(text) as Record<string, unknown> | null
    return typeof value === 'object' && value !== null && kinds.includes(value['kind']) ? value : undefined
  } catch {
    // Somebody else's attribute of the same name.
    return undefined
  }
}

function marksOf(element: Element, around: Attributes): Attributes {
  const name = element.localName
  const style = styleOf(element)
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

function trimEnd(runs: readonly Run[]): Run[] {
  const last = runs.at(-1)
  if (last === undefined) return []
  const text = last.text.replace(new RegExp(`[\\s${lineBreak}]+$`), '')
  return text === '' ? trimEnd(runs.slice(0, -1)) : [...runs.slice(0, -1), { ...last, text }]
}

/** A single text joins the block at the cursor, more blocks stand for themselves. */
function sliceOfBlocks(blocks: readonly Block[]): Slice {
  const isPlain = (one: Block | undefined) => one !== undefined && one.attributes['kind'] === undefined
  return new Slice(
    Fragment.from(blocks.map(blockNode)),
    isPlain(blocks[0]) || blocks.length === 1 ? 1 : 0,
    isPlain(blocks.at(-1)) || blocks.length === 1 ? 1 : 0,
  )
}
