import { type Block, bodyOf, insertBlocks } from '@stillwater/sermon-body/blocks'
import * as Y from 'yjs'

const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** What a device sends that has written these blocks into a sermon without any. */
export function updateOfBlocks(blocks: readonly Block[]): { update: string; vector: string } {
  const doc = new Y.Doc()
  insertBlocks(bodyOf(doc), 0, blocks)
  return { update: toBase64(Y.encodeStateAsUpdate(doc)), vector: toBase64(Y.encodeStateVector(doc)) }
}
