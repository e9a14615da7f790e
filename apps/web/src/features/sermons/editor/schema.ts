import {
  type Attributes,
  type Block,
  lineBreak,
  markNames,
  type MarkName,
  type Run,
} from '@stillwater/sermon-body/blocks'
import { type DOMOutputSpec, Fragment, type Mark, type Node, Schema, Slice } from 'prosemirror-model'
import { kindNames, kindOf, labelOf, levelOf } from './block-names.ts'

/** The attributes of a block as they are stored. */
export const attributesOf = (block: Node): Attributes => block.attrs['attributes'] as Attributes

const quoteName = ({ source }: Attributes) =>
  typeof source === 'string' ? `${kindNames.quote}, ${source}` : kindNames.quote

function renderBlock(block: Node): DOMOutputSpec {
  const attributes = attributesOf(block)
  const kind = kindOf(attributes)
  const label = labelOf(attributes)
  const shown = {
    class: `block block-${kind}`,
    dir: 'auto',
    'data-label': label,
    'aria-label': kind === 'quote' ? quoteName(attributes) : label,
    // What is drawn above a block is not read aloud, and a paragraph may have no name.
    role: label !== undefined && kind !== 'scripture' ? 'group' : undefined,
    'data-source': kind === 'quote' ? attributes['source'] : undefined,
    'data-attributes': JSON.stringify(attributes),
    ...(attributes['offPulpit'] === true && {
      'data-off-pulpit': '',
      'aria-description': 'Left out in the pulpit',
    }),
  }
  if (kind === 'point') return [`h${levelOf(attributes) + 1}`, shown, 0]
  if (kind === 'scripture' || kind === 'quote') return ['blockquote', shown, 0]
  if (kind !== 'list') return ['p', shown, 0]
  const list = attributes['ordered'] === true ? 'ol' : 'ul'
  return [
    list,
    { ...shown, class: `${shown.class} block-${list}`, 'data-indent': attributes['indent'] },
    ['li', 0],
  ]
}

/**
 * Flat, as the body is: a row of blocks of one type. What kind a block is, and what this version of the app does not know, is in
 * the attributes that it is stored with.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    block: { content: 'inline*', attrs: { attributes: { default: {} } }, toDOM: renderBlock },
    text: { group: 'inline' },
    lineBreak: {
      group: 'inline',
      inline: true,
      selectable: false,
      leafText: () => lineBreak,
      toDOM: () => ['br'],
    },
  },
  marks: {
    bold: { toDOM: () => ['strong', 0] },
    italic: { toDOM: () => ['em', 0] },
    underline: { toDOM: () => ['u', 0] },
    highlight: { toDOM: () => ['mark', 0] },
    /** A mark that this version of the app does not know. */
    unknown: { attrs: { name: {}, value: {} }, excludes: '', toDOM: () => ['span', 0] },
  },
})

export const emptyBlock = (attributes: Attributes = {}): Node => schema.node('block', { attributes })

const isKnown = (name: string): name is MarkName => (markNames as readonly string[]).includes(name)

const marksOf = (attributes: Attributes): Mark[] =>
  Object.entries(attributes).map(([name, value]) =>
    isKnown(name) ? schema.mark(name) : schema.mark('unknown', { name, value }),
  )

/** Under which name and value a mark is stored. */
const storedMark = ({ type, attrs }: Mark): readonly [name: string, value: unknown] =>
  type.name === 'unknown' ? [attrs['name'] as string, attrs['value']] : [type.name, true]

export const inlineNodes = ({ text, attributes }: Run): Node[] =>
  text
    .split(new RegExp(`(${lineBreak})`))
    .filter((part) => part !== '')
    .map((part) =>
      part === lineBreak
        ? schema.node('lineBreak', null, undefined, marksOf(attributes))
        : schema.text(part, marksOf(attributes)),
    )

export const blockNode = ({ attributes, runs }: Block): Node =>
  schema.node('block', { attributes }, Fragment.from(runs.flatMap(inlineNodes)))

/** An editor always has a block to write in. */
export const docOf = (blocks: readonly Block[]): Node =>
  schema.node('doc', null, blocks.length === 0 ? [emptyBlock()] : blocks.map(blockNode))

export const runOf = (inline: Node): Run => ({
  text: inline.text ?? lineBreak,
  attributes: Object.fromEntries(inline.marks.map(storedMark)),
})

/** Blocks to insert: a single text joins the block at the cursor, more blocks stand for themselves. */
export function sliceOfBlocks(blocks: readonly Block[]): Slice {
  const isPlain = (one: Block | undefined) => one !== undefined && one.attributes['kind'] === undefined
  return new Slice(
    Fragment.from(blocks.map(blockNode)),
    isPlain(blocks[0]) || blocks.length === 1 ? 1 : 0,
    isPlain(blocks.at(-1)) || blocks.length === 1 ? 1 : 0,
  )
}
