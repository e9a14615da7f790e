import type { Sermon } from '@stillwater/contract/sermons'
import { type Block, bodyOf, textOfBlocks, toBlocks } from '@stillwater/sermon-body/blocks'
import * as Y from 'yjs'
import { forgetBody, StoredBody } from '#shared/records/body/stored-body.ts'
import { localSession } from '#shared/records/local/local-session.ts'
import type { LocalSession } from '#shared/records/local/open-local-session.ts'

const sermonKey = (id: string) => `${id} sermon`

/** Kept beside the text, in case the sermon is deleted on another device while something is still unsent here. */
export function rememberSermon({ store }: LocalSession, sermon: Sermon): void {
  store
    .write('bodies', new Map([[sermonKey(sermon.id), sermon]]))
    .catch((error: unknown) => console.warn('The sermon could not be stored on this device', error))
}

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
  await session.store.write('bodies', new Map([[sermonKey(id), undefined]]))
}
