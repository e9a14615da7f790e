import { lineBreak } from '@stillwater/sermon-body/blocks'
import type { Node } from 'prosemirror-model'
import { type Command, type EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import { kindOf } from './block-names.ts'
import { attributesFor, blockAt } from './commands.ts'
import { wholeReference } from './reference-marks.ts'
import { attributesOf, emptyBlock, inlineNodes } from './schema.ts'

/** The words of a passage, and the version that they are from. */
export interface Passage {
  readonly reference: string
  readonly version: string
  readonly text: string
}

/** Enter after a line that is only a reference: the line becomes scripture. `onMade` is told to look its words up. */
export const referenceToScripture =
  (onMade: (reference: string) => void): Command =>
  (state, dispatch) => {
    const { $from, empty } = state.selection
    const block = $from.parent
    if (!empty || kindOf(attributesOf(block)) !== 'paragraph') return false
    const reference = wholeReference(state, block)
    if (reference === undefined) return false
    if (dispatch === undefined) return true
    const { tr } = state
    const start = $from.before(1)
    const attributes = attributesFor('scripture', { reference }, attributesOf(block))
    tr.setNodeAttribute(start, 'attributes', attributes)
    tr.delete(start + 1, start + 1 + block.content.size)
    const after = start + 2
    if (state.doc.childCount === $from.index(0) + 1) tr.insert(after, emptyBlock())
    dispatch(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView())
    onMade(reference)
    return true
  }

const isWaiting = (block: Node) =>
  kindOf(attributesOf(block)) === 'scripture' &&
  block.content.size === 0 &&
  typeof attributesOf(block)['reference'] === 'string'

/** The references of scripture blocks whose words are still missing. */
export const missingScripture = (doc: Node): string[] => [
  ...new Set(doc.children.filter(isWaiting).map((block) => String(attributesOf(block)['reference']))),
]

/** Puts the words into every block that waits for them. */
export function fillScripture(state: EditorState, asked: string, passage: Passage): Transaction {
  const { tr } = state
  for (const [index, block] of state.doc.children.entries()) {
    if (isWaiting(block) && attributesOf(block)['reference'] === asked) setScripture(tr, index, passage)
  }
  return tr
}

/** Replaces the passage of a scripture block. */
export function setScripture(
  tr: Transaction,
  index: number,
  { reference, version, text }: Passage,
): Transaction {
  const block = blockAt(tr.doc, index)
  if (block === undefined) return tr
  const { position, node } = block
  const attributes = attributesFor('scripture', { reference, version }, attributesOf(node))
  const content = inlineNodes({ text: text.replaceAll('\n', lineBreak), attributes: {} })
  tr.setNodeAttribute(position, 'attributes', attributes)
  return tr.replaceWith(position + 1, position + 1 + node.content.size, content)
}
