import { lineBreak } from '@stillwater/sermon-body/blocks'
import type { Node } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { attributesFor, blockAt } from './commands.ts'
import { attributesOf, blockNode, inlineNodes } from './schema.ts'

/** Puts an illustration into an empty block, or below one that has words: nothing that was written is replaced. */
export function putIllustration(tr: Transaction, index: number, text: string): Transaction {
  const block = blockAt(tr.doc, index)
  if (block === undefined) return tr
  const { position, node } = block
  const run = { text: text.trim().replaceAll(/\r?\n/g, lineBreak), attributes: {} }
  if (node.content.size > 0) {
    const added = blockNode({ attributes: attributesFor('illustration'), runs: [run] })
    return tr.insert(position + node.nodeSize, added)
  }
  tr.setNodeAttribute(position, 'attributes', attributesFor('illustration', {}, attributesOf(node)))
  return tr.insert(position + 1, inlineNodes(run))
}

/** The words of a block as they are typed in a form. */
export const textOfBlock = ({ textContent }: Node): string => textContent.replaceAll(lineBreak, '\n').trim()
