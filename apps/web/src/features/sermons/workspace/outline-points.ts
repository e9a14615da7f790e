import type { Node } from 'prosemirror-model'
import { kindOf, levelOf } from '../editor/block-names.ts'
import { attributesOf } from '../editor/schema.ts'

interface Point {
  /** Which block it is. */
  readonly index: number
  readonly level: 1 | 2 | 3
  /** What the outline calls it. */
  readonly name: string
}

/** The outline is the points of the text: one document, seen in two ways. */
export const pointsOf = (doc: Node): Point[] =>
  doc.children.flatMap((block, index) => {
    const attributes = attributesOf(block)
    if (kindOf(attributes) !== 'point') return []
    return { index, level: levelOf(attributes), name: block.textContent.trim() || 'Untitled point' }
  })
