import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { type Block, bodyOf, textOfBlocks, toBlocks } from '@stillwater/sermon-body/blocks'
import * as Y from 'yjs'
import { forgetBody, StoredBody } from '#shared/records/body/stored-body.ts'
import { localSession } from '#shared/records/local/local-session.ts'
import { forgetSermon, sermonKey } from './remembered-sermon.ts'

interface LostSermon {
  readonly sermon: Sermon
  readonly blocks: readonly Block[]
}

/** A sermon that no longer exists, but whose text is still on this device. */
export async function findLostSermon(id: string): Promise<LostSermon | null> {
  const session = localSession()
  const sermon = (await session?.store.get('bodies', sermonKey(id))) as Sermon | undefined
  if (session === undefined || sermon === undefined) return null
  const doc = new Y.Doc()
  await new StoredBody(session.store, id, doc).load()
  const blocks = toBlocks(bodyOf(doc))
  return textOfBlocks(blocks).trim() === '' ? null : { sermon, blocks }
}

/** It lives on under another id: what waited to be sent is no longer needed. */
export async function forgetLostSermon(id: string): Promise<void> {
  const session = localSession()
  if (session === undefined) return
  for (const item of session.outbox.state.items) if (item.id === id) await session.outbox.discard(item.key)
  await forgetBody(session.store, id)
  await forgetSermon(session, id)
}
