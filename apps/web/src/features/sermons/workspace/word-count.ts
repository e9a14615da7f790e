import { countWords } from '@stillwater/sermon-body/blocks'
import type { Node } from 'prosemirror-model'

/** Blocks that did not change are not counted again. */
const counted = new WeakMap<Node, number>()

function wordsIn(block: Node): number {
  const known = counted.get(block)
  if (known !== undefined) return known
  const count = countWords(block.textBetween(0, block.content.size, undefined, ' '))
  counted.set(block, count)
  return count
}

export const wordsOf = (doc: Node): number => doc.children.reduce((sum, block) => sum + wordsIn(block), 0)
