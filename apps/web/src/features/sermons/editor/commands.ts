import type { Attributes, BlockKind, MarkName } from '@stillwater/sermon-body/blocks'
import { deleteSelection, toggleMark } from 'prosemirror-commands'
import type { Node } from 'prosemirror-model'
import {
  AllSelection,
  type Command,
  type EditorState,
  TextSelection,
  type Transaction,
} from 'prosemirror-state'
import { kindOf, levelOf } from './block-names.ts'
import { attributesOf, emptyBlock, schema } from './schema.ts'

/** A block of the document and where it begins. */
interface PlacedBlock {
  readonly index: number
  readonly position: number
  readonly node: Node
}

export function blockAt(doc: Node, index: number): PlacedBlock | undefined {
  const node = doc.maybeChild(index)
  if (node === null) return undefined
  const position = doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  return { index, position, node }
}

/**
 * Where a block is now that was read earlier, such as when a dialog was opened for it: another device may have written above it
 * meanwhile. Undefined where the block itself was changed or deleted.
 */
export function indexOfBlock(doc: Node, block: Node): number | undefined {
  const same = doc.children.indexOf(block)
  const index = same === -1 ? doc.children.findIndex((other) => other.eq(block)) : same
  return index === -1 ? undefined : index
}

/** The block with the cursor. */
export const currentIndex = ({ selection }: EditorState): number => selection.$from.index(0)

/** Indexes of the blocks that the selection touches. */
function selectedIndexes({ selection }: EditorState): number[] {
  const [first, last] = [selection.$from.index(0), selection.$to.index(0)]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** What belongs to a kind; everything else that a block has stays: an unknown property may matter to a newer version. */
const own = ['kind', 'level', 'indent', 'ordered', 'reference', 'version', 'source']

export function attributesFor(kind: BlockKind, given: Attributes = {}, before: Attributes = {}): Attributes {
  const rest = Object.fromEntries(Object.entries(before).filter(([name]) => !own.includes(name)))
  return { ...rest, ...(kind !== 'paragraph' && { kind }), ...given }
}

export const setKind =
  (kind: BlockKind, given: Attributes = {}): Command =>
  (state, dispatch) => {
    if (dispatch === undefined) return true
    const { tr } = state
    for (const index of selectedIndexes(state)) {
      const block = blockAt(state.doc, index)
      if (block !== undefined)
        tr.setNodeAttribute(
          block.position,
          'attributes',
          attributesFor(kind, given, attributesOf(block.node)),
        )
    }
    dispatch(tr.scrollIntoView())
    return true
  }

/** Sets single properties of a block; undefined removes one. */
export const setProperties =
  (index: number, properties: Attributes): Command =>
  (state, dispatch) => {
    const block = blockAt(state.doc, index)
    if (block === undefined) return false
    const merged = Object.entries({ ...attributesOf(block.node), ...properties })
    const attributes = Object.fromEntries(merged.filter(([, value]) => value !== undefined))
    dispatch?.(state.tr.setNodeAttribute(block.position, 'attributes', attributes))
    return true
  }

export const toggle = (mark: MarkName): Command => toggleMark(schema.marks[mark])

export const insertLineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(schema.node('lineBreak')).scrollIntoView())
  return true
}

/** Enter: a new block of the same kind, or text after a block that is usually followed by text. Where all is selected, an empty text. */
export const splitBlock: Command = (state, dispatch) => {
  const { $from, $to } = state.selection
  if (state.selection instanceof AllSelection) return deleteSelection(state, dispatch)
  const attributes = attributesOf($from.parent)
  const kind = kindOf(attributes)
  // An empty block of a kind becomes text: two Enters end a list.
  if (kind !== 'paragraph' && $from.parent.content.size === 0 && state.selection.empty)
    return setKind('paragraph')(state, dispatch)
  if (dispatch === undefined) return true
  const atEnd = $to.parentOffset === $to.parent.content.size
  const followedByText = atEnd && kind !== 'list' && kind !== 'paragraph'
  const tr = state.tr.deleteSelection()
  const next = followedByText ? attributesFor('paragraph') : attributes
  tr.split(tr.mapping.map($from.pos), 1, [{ type: schema.nodes.block, attrs: { attributes: next } }])
  dispatch(tr.scrollIntoView())
  return true
}

/** Backspace at the start of a block: first it becomes text, then it joins the block before. */
export const backToText: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parentOffset > 0) return false
  const attributes = attributesOf($from.parent)
  if (kindOf(attributes) === 'paragraph') return false
  const indent = Number(attributes['indent'] ?? 0)
  if (indent > 0) return setProperties(currentIndex(state), { indent: indent - 1 })(state, dispatch)
  return setKind('paragraph')(state, dispatch)
}

const deepest = 4

/** Moves the selected items of a list in or out. */
export const indent =
  (by: 1 | -1): Command =>
  (state, dispatch) => {
    const { tr } = state
    for (const index of selectedIndexes(state)) {
      const block = blockAt(state.doc, index)
      if (block === undefined) continue
      const attributes = attributesOf(block.node)
      const wanted = Number(attributes['indent'] ?? 0) + by
      if (kindOf(attributes) !== 'list' || wanted < 0 || wanted > deepest) continue
      tr.setNodeAttribute(block.position, 'attributes', { ...attributes, indent: wanted })
    }
    if (tr.docChanged) dispatch?.(tr.scrollIntoView())
    return tr.docChanged
  }

/** How many blocks move together: a point with all that it contains, else the block alone. */
export function sectionLength(doc: Node, index: number): number {
  const block = doc.maybeChild(index)
  if (block === null || kindOf(attributesOf(block)) !== 'point') return 1
  const level = levelOf(attributesOf(block))
  const rest = doc.children.slice(index + 1)
  const next = rest.findIndex((other) => isPointUpTo(other, level))
  return 1 + (next === -1 ? rest.length : next)
}

const isPointUpTo = (block: Node, level: number) =>
  kindOf(attributesOf(block)) === 'point' && levelOf(attributesOf(block)) <= level

/** Moves blocks to before another block; `to` counts in the document as it is before. */
export function moveBlocks(tr: Transaction, from: number, count: number, to: number): Transaction {
  const { doc } = tr
  if (to >= from && to <= from + count) return tr
  const start = blockAt(doc, from)?.position ?? 0
  const moved = doc.children.slice(from, from + count)
  const size = moved.reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  const { $from } = tr.selection
  const offset = $from.pos - start
  const target = blockAt(doc, to)?.position ?? doc.content.size
  // Everything moved: the document must never be without a block.
  tr.insert(target, moved)
  tr.delete(tr.mapping.map(start, 1), tr.mapping.map(start + size, -1))
  const landed = target > start ? target - size : target
  if (offset >= 0 && offset <= size)
    tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(landed + offset, tr.doc.content.size))))
  return tr
}

/** Moves a block, or a point with all that it contains, by one place. */
export const moveSection =
  (direction: 'up' | 'down', index?: number): Command =>
  (state, dispatch) => {
    const { doc } = state
    const from = index ?? currentIndex(state)
    const count = sectionLength(doc, from)
    const to = direction === 'up' ? placeBefore(doc, from, count) : placeAfter(doc, from, count)
    if (to === undefined) return false
    dispatch?.(moveBlocks(state.tr, from, count, to).scrollIntoView())
    return true
  }

/** A section moves past a section of its level; a block past one block. */
function placeBefore(doc: Node, from: number, count: number): number | undefined {
  if (from === 0) return undefined
  const block = doc.child(from)
  if (count === 1 && kindOf(attributesOf(block)) !== 'point') return from - 1
  const level = levelOf(attributesOf(block))
  return Math.max(
    doc.children.slice(0, from).findLastIndex((other) => isPointUpTo(other, level)),
    0,
  )
}

function placeAfter(doc: Node, from: number, count: number): number | undefined {
  const next = from + count
  if (next >= doc.childCount) return undefined
  return next + (kindOf(attributesOf(doc.child(from))) === 'point' ? sectionLength(doc, next) : 1)
}

export const removeBlock =
  (index: number): Command =>
  (state, dispatch) => {
    const block = blockAt(state.doc, index)
    if (block === undefined) return false
    const { tr } = state
    if (state.doc.childCount === 1) tr.replaceWith(0, state.doc.content.size, emptyBlock())
    else tr.delete(block.position, block.position + block.node.nodeSize)
    dispatch?.(tr.scrollIntoView())
    return true
  }

/** Adds a block of a kind below the current one, or makes an empty one into it. */
export const addBlock =
  (kind: BlockKind, given: Attributes = {}): Command =>
  (state, dispatch) => {
    const block = blockAt(state.doc, currentIndex(state))
    if (block === undefined) return false
    if (block.node.content.size === 0) return setKind(kind, given)(state, dispatch)
    const end = block.position + block.node.nodeSize
    const tr = state.tr.insert(end, emptyBlock(attributesFor(kind, given)))
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView())
    return true
  }
