import * as Y from 'yjs'
import type { LocalStore } from '../local/local-store.ts'
import { exchange, fromServer } from './exchange.ts'
import { openBodies } from './open-bodies.ts'
import { StoredBody } from './stored-body.ts'

/** Sends the text of a sermon as it is now: from the screen that has it open, or from the local store. */
export async function sendBody(
  id: string,
  store: LocalStore | undefined,
  signal: AbortSignal,
): Promise<void> {
  const open = openBodies.get(id)
  if (open !== undefined) return open.exchange(signal)
  if (store === undefined) return
  const doc = new Y.Doc()
  await new StoredBody(store, id, doc).load()
  // What comes back is not stored: another tab may have written meanwhile, and whoever opens the text reads it anyway.
  await exchange({ doc }, id, (update) => Y.applyUpdate(doc, update, fromServer), { signal })
}
