import type { Run } from '@stillwater/sermon-body/blocks'
import type { Node } from 'prosemirror-model'
import { attributesOf, runOf } from './schema.ts'

/** The length of the flat text: a block counts its characters and its line feed. */
export const flatLength = (doc: Node): number => doc.content.size - doc.childCount

/** The place in the flat text of a position in the document. The start of a block has no character, its end is the line feed. */
export function flatOf(doc: Node, position: number): number {
  const place = doc.resolve(position)
  return position - place.index(0) - place.depth
}

/** The position in the document, inside a block, of a place in the flat text. */
export function positionOf(doc: Node, flat: number): number {
  let [start, position] = [0, 0]
  for (const block of doc.children) {
    const end = start + block.content.size
    if (flat <= end) return position + 1 + flat - start
    start = end + 1
    position += block.nodeSize
  }
  return doc.content.size - 1
}

/** The flat text between two positions, with what it is stored with. */
export function runsBetween(doc: Node, from: number, to: number): Run[] {
  const runs: Run[] = []
  doc.forEach((block, offset) => {
    const [start, end] = [offset + 1, offset + 1 + block.content.size]
    if (to < start || from > end) return
    const content = block.content.cut(Math.max(from - start, 0), Math.min(to, end) - start)
    runs.push(...content.content.map(runOf))
    if (to > end) runs.push({ text: '\n', attributes: attributesOf(block) })
  })
  return runs
}
