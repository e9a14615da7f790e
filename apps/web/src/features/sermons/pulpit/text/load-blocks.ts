import { type Block, bodyOf, toBlocks } from '@stillwater/sermon-body/blocks'
import * as Y from 'yjs'
import { OpenBody } from '#shared/records/body/open-body.ts'
import { StoredBody } from '#shared/records/body/stored-body.ts'
import { localSession } from '#shared/records/local/local-session.ts'

interface LoadedBlocks {
  readonly blocks: Block[]
  /** False where this device has no text and the server could not be asked. */
  readonly isKnown: boolean
}

/**
 * The text of a sermon as this device stores it. It is read once: what others write meanwhile must not move the words of somebody who
 * is preaching. Only where nothing is stored, as on a shared device after a reload, is the server asked.
 */
export async function loadBlocks(id: string, title: string): Promise<LoadedBlocks> {
  const session = localSession()
  if (session === undefined) return { blocks: [], isKnown: false }
  const doc = new Y.Doc()
  const stored = new StoredBody(session.store, id, doc)
  await stored.load()
  const blocks = toBlocks(bodyOf(doc))
  if (stored.isKnown || blocks.length > 0) return { blocks, isKnown: true }
  const open = await OpenBody.open(session, id, () => title)
  const received = { blocks: toBlocks(open.body), isKnown: open.known.get() }
  await open.close()
  return received
}
