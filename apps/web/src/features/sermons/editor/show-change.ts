import { type Run, toBlocks } from '@stillwater/sermon-body/blocks'
import { Fragment, type Node, Slice } from 'prosemirror-model'
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import type * as Y from 'yjs'
import { positionOf } from './flat-positions.ts'
import { attributesOf, blockNode, docOf, inlineNodes } from './schema.ts'
import type { Change } from './undo/change.ts'

/** Marks transactions that show what is in the body already. */
export const fromBody = 'from the body'

/** The transaction that shows a change of the body from another device, tab or version. The cursor stays with its words. */
export function showChange(state: EditorState, body: Y.Text, change: Change): Transaction {
  const { tr: shown } = state
  let at = 0
  for (const part of change) {
    if ('delete' in part) replaceFlat(shown, at, at + part.delete, Slice.empty)
    else if ('retain' in part) at += part.retain
    else {
      replaceFlat(shown, at, at, sliceOf({ text: part.insert, attributes: part.attributes }))
      at += part.insert.length
    }
  }
  // Kinds and marks, and a line feed at the end that is missing.
  const wanted = docOf(toBlocks(body))
  wanted.forEach((block, _, index) => matchBlock(shown, block, index))
  replaceDifference(shown, wanted)
  return shown.setMeta(fromBody, true)
}

/** The same for a change that takes edits back: the cursor goes to where they were. */
export function showUndo(state: EditorState, body: Y.Text, change: Change): Transaction {
  const shown = showChange(state, body, change)
  const at = placeOf(change)
  if (at !== undefined) shown.setSelection(TextSelection.create(shown.doc, positionOf(shown.doc, at)))
  return shown.scrollIntoView()
}

/** Behind the last text that comes back, or else where one was taken out. */
function placeOf(change: Change): number | undefined {
  let at = 0
  let [added, deleted]: (number | undefined)[] = []
  for (const part of change) {
    if ('delete' in part) deleted = at
    else if ('retain' in part) at += part.retain
    else {
      at += part.insert.length
      // In the block that has come back, not in the one after it.
      added = at - Number(/[^\n]\n$/.test(part.insert))
    }
  }
  return added ?? deleted
}

function replaceFlat(shown: Transaction, from: number, to: number, slice: Slice): void {
  shown.replace(positionOf(shown.doc, from), positionOf(shown.doc, to), slice)
}

function sliceOf({ text, attributes }: Run): Slice {
  const lines = text.split('\n')
  if (lines.length === 1) return new Slice(Fragment.from(inlineNodes({ text, attributes })), 0, 0)
  const blocks = lines.map((line) => blockNode({ attributes: {}, runs: [{ text: line, attributes }] }))
  return new Slice(Fragment.from(blocks), 1, 1)
}

/** A block that has the same text gets its kind and marks without being replaced, so that a cursor in it stays. */
function matchBlock(shown: Transaction, wanted: Node, index: number): void {
  const block = shown.doc.maybeChild(index)
  if (block === null || block.eq(wanted) || block.textContent !== wanted.textContent) return
  const start = shown.doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  if (!block.sameMarkup(wanted)) shown.setNodeAttribute(start, 'attributes', attributesOf(wanted))
  if (block.content.eq(wanted.content)) return
  shown.removeMark(start + 1, start + 1 + block.content.size)
  wanted.forEach((inline, offset) => {
    const from = start + 1 + offset
    for (const mark of inline.marks) shown.addMark(from, from + inline.nodeSize, mark)
  })
}

function replaceDifference(shown: Transaction, wanted: Node): void {
  const start = shown.doc.content.findDiffStart(wanted.content)
  const end = shown.doc.content.findDiffEnd(wanted.content)
  if (start === null || end === null) return
  // Where both ends repeat the same text they may overlap.
  const overlap = start - Math.min(end.a, end.b)
  const shift = Math.max(overlap, 0)
  shown.replace(start, end.a + shift, wanted.slice(start, end.b + shift))
}
