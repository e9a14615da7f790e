import { lineBreak } from '@stillwater/sermon-body/blocks'
import type { Node } from 'prosemirror-model'
import { type Command, type EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import { kindOf } from './block-names.ts'
import { attributesFor, blockAt, splitBlock } from './commands.ts'
import { canFind, looksLater, wholeReference } from './reference-marks.ts'
import { attributesOf, emptyBlock, inlineNodes } from './schema.ts'
import { makesScripture } from './undo/steps.ts'

/** The words of a passage, and the version that they are from. */
export interface Passage {
  readonly reference: string
  readonly version: string
  readonly text: string
}

/**
 * Enter after a line that is only a reference: the line becomes scripture. `onMade` is told to look its words up. Where it cannot be
 * told yet, the line is ended as usual and looked at later.
 */
export const referenceToScripture =
  (onMade: (reference: string) => void): Command =>
  (state, dispatch) => {
    const { $from, empty } = state.selection
    const block = $from.parent
    if (!empty || !isLine(block)) return false
    const start = $from.before(1)
    if (!canFind()) {
      if ($from.parentOffset < block.content.size) return false
      return splitBlock(state, dispatch && ((tr) => dispatch(looksLater(tr, start))))
    }
    const reference = wholeReference(block)
    if (reference === undefined) return false
    if (dispatch === undefined) return true
    const tr = becomeScripture(state.tr, start, reference)
    const after = start + 2
    if (state.doc.childCount === $from.index(0) + 1) tr.insert(after, emptyBlock())
    dispatch(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView())
    onMade(reference)
    return true
  }

/** Lines that were ended before it could be told whether they are references. Where somebody writes again stays as it is. */
export function lateScripture(
  state: EditorState,
  lines: readonly number[],
): { readonly tr: Transaction; readonly made: readonly string[] } {
  const { tr } = state
  const made: string[] = []
  // From the end, so that the places before stay where they are.
  for (const start of lines.toSorted((a, b) => b - a)) {
    const block = state.doc.nodeAt(start)
    if (block === null || !isLine(block) || state.selection.$from.parent === block) continue
    const reference = wholeReference(block)
    if (reference === undefined) continue
    becomeScripture(tr, start, reference)
    made.push(reference)
  }
  return { tr, made }
}

/** A paragraph with a number in it. */
const isLine = (block: Node) => kindOf(attributesOf(block)) === 'paragraph' && /\d/.test(block.textContent)

function becomeScripture(tr: Transaction, start: number, reference: string): Transaction {
  const block = tr.doc.nodeAt(start)
  if (block === null) return tr
  tr.setNodeAttribute(start, 'attributes', attributesFor('scripture', { reference }, attributesOf(block)))
  tr.setMeta(makesScripture, true)
  return tr.delete(start + 1, start + 1 + block.content.size)
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
  const tr = state.tr.setMeta(makesScripture, true)
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
