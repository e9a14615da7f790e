import * as Y from 'yjs'
import { call } from '#shared/api/call.ts'
import { fromBase64, toBase64 } from '#shared/base64.ts'

/** Marks changes of a document that came from the server. */
export const fromServer = Symbol('server')

/** Takes what the server has sent into the document: at once, or once the keyboard has finished a word. */
type Take = (update: Uint8Array) => void

/** Whether the document has something that is missing from the one with this state vector. */
export function hasMoreThan(doc: Y.Doc, vector: Uint8Array): boolean {
  const known = Y.decodeStateVector(vector)
  return [...Y.decodeStateVector(Y.encodeStateVector(doc))].some(
    ([client, clock]) => clock > (known.get(client) ?? 0),
  )
}

/** Reads what the document lacks. Returns the server's state vector. */
export async function receive(doc: Y.Doc, id: string, take: Take, signal?: AbortSignal): Promise<Uint8Array> {
  const query = { vector: toBase64(Y.encodeStateVector(doc)) }
  const answer = await call('GET /api/sermons/:id/body', { params: { id }, query }, signal)
  take(fromBase64(answer.update))
  return fromBase64(answer.vector)
}

/**
 * Reads what the document lacks and sends what the server lacks, judged by what it has just said: one that was restored from a
 * backup gets everything again. Repeating it is harmless.
 */
export async function exchange(doc: Y.Doc, id: string, take: Take, signal?: AbortSignal): Promise<void> {
  const vector = await receive(doc, id, take, signal)
  const body = {
    update: toBase64(Y.encodeStateAsUpdate(doc, vector)),
    vector: toBase64(Y.encodeStateVector(doc)),
  }
  const answer = await call('POST /api/sermons/:id/body', { params: { id }, body }, signal)
  take(fromBase64(answer.update))
}
