import { type Block, joinRuns } from '@stillwater/sermon-body/blocks'
import type { Node } from 'prosemirror-model'
import { attributesOf, runOf } from '../schema.ts'

/** What an editor shows, as it would be stored. */
export const blocksOf = (doc: Node): Block[] =>
  doc.children.map((block) => ({
    attributes: attributesOf(block),
    runs: joinRuns(block.children.map(runOf)),
  }))
