import { allowedForBlock } from '@stillwater/sermon-body/attribute-rules'
import { type Attributes, type Block, blockKinds, lineBreak } from '@stillwater/sermon-body/blocks'
import type { Slice } from 'prosemirror-model'
import { BlockWriter } from '../bring/reading/block-writer.ts'
import {
  inherited,
  isHiddenStyle,
  isWordList,
  kindByName,
  listItem,
  marksOf,
  roles,
} from '../bring/reading/html-looks.ts'
import { sliceOfBlocks } from './schema.ts'

interface Place {
  readonly attributes: Attributes
  readonly marks: Attributes
}

/** What is pasted, to insert at the cursor. */
export const sliceOfHtml = (html: string): Slice => sliceOfBlocks(blocksOfHtml(html))

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
  readonly #writer = new BlockWriter()

  finish(): Block[] {
    return this.#writer.finish()
  }

  read(element: Element, place: Place): void {
    for (const node of element.childNodes) {
      if (node.nodeType === node.TEXT_NODE) this.#add(node.textContent ?? '', place)
      else if (node instanceof Element) this.#readElement(node, place)
    }
  }

  #readElement(element: Element, place: Place): void {
    const name = element.localName
    const style = styleOf(element)
    const role = roles[name]
    if (role === 'nothing' || isHiddenStyle(style)) return
    if (name === 'br') return this.#add(lineBreak, place)
    const marks = marksOf(name, style, place.marks)
    if (role === undefined) return this.read(element, { ...place, marks })
    const attributes =
      role === 'block' || isWordList(style) ? attributesOf(element, place.attributes) : place.attributes
    this.#writer.begin(attributes)
    this.read(element, { attributes: inherited(attributes), marks })
    this.#writer.begin(place.attributes)
  }

  #add(text: string, { marks, attributes }: Place): void {
    this.#writer.add(text, marks, attributes)
  }
}

function attributesOf(element: Element, around: Attributes): Attributes {
  const known = ownAttributes(element) ?? kindByName(element.localName, styleOf(element))
  if (known !== undefined) return known
  if (element.localName === 'li')
    return listItem(depthOf(element) - 1, element.parentElement?.localName === 'ol')
  return around
}

function depthOf(item: Element): number {
  let depth = 0
  for (let list = item.closest('ul, ol'); list !== null; list = list.parentElement?.closest('ul, ol') ?? null)
    depth += 1
  return depth
}

const kinds: readonly unknown[] = [undefined, ...blockKinds]

/** Copied from this editor, or from a page that claims to be. */
function ownAttributes(element: Element): Attributes | undefined {
  const text =
    element.getAttribute('data-attributes') ?? element.parentElement?.getAttribute('data-attributes')
  if (text === null || text === undefined) return undefined
  try {
    const value = JSON.parse(text) as Record<string, unknown> | null
    return typeof value === 'object' && value !== null && kinds.includes(value['kind'])
      ? allowedForBlock(value)
      : undefined
  } catch {
    // Somebody else's attribute of the same name.
    return undefined
  }
}
