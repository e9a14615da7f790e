import * as Y from 'yjs'
import { call } from '#shared/api/call.ts'
import { fromBase64, toBase64 } from '#shared/base64.ts'

/** Marks changes of a document that came from the server. */
export const fromServer = Symbol('server')

/** Takes what the server has sent into the document: at once, or once the keyboard has finished a word. */
type Take = (update: Uint8Array) => void

/** Whether the document has something that is missing from the one with this state vector. */
export const hasMoreThan = (doc: Y.Doc, vector: Uint8Array): boolean =>
  isMore(Y.encodeStateVector(doc), vector)

function isMore(vector: Uint8Array, than: Uint8Array): boolean {
  const known = Y.decodeStateVector(than)
  return [...Y.decodeStateVector(vector)].some(([client, clock]) => clock > (known.get(client) ?? 0))
}

/** What reading from the server has told. */
export interface Received {
  /** What the server has. */
  readonly vector: Uint8Array
  /** Something came while something was unsent here: two devices are merged. */
  readonly isMerge: boolean
  readonly fromNotes: boolean
}

/** Has the document. It is asked for it each time: what is typed during a call belongs to it too. */
interface HasDoc {
  readonly doc: Y.Doc
}

/** Reads what the document lacks. */
export async function receive(of: HasDoc, id: string, take: Take, signal?: AbortSignal): Promise<Received> {
  const known = Y.encodeStateVector(of.doc)
  const query = { vector: toBase64(known) }
  const answer = await call('GET /api/sermons/:id/body', { params: { id }, query }, signal)
  const vector = fromBase64(answer.vector)
  const isMerge = hasMoreThan(of.doc, vector) && isMore(vector, known)
  take(fromBase64(answer.update))
  return { vector, isMerge, fromNotes: answer.fromNotes }
}

/**
 * Reads what the document lacks and sends what the server lacks, judged by what it has just said: one that was restored from a
 * backup gets everything again. Repeating it is harmless. `hasMerged`: what is sent was merged here with what came before.
 */
export async function exchange(
  of: HasDoc,
  id: string,
  take: Take,
  { signal, hasMerged = false }: { readonly signal: AbortSignal; readonly hasMerged?: boolean },
): Promise<Received> {
  const received = await receive(of, id, take, signal)
  const body = {
    update: toBase64(Y.encodeStateAsUpdate(of.doc, received.vector)),
    vector: toBase64(Y.encodeStateVector(of.doc)),
    ...((hasMerged || received.isMerge) && { merges: true }),
  }
  const answer = await call('POST /api/sermons/:id/body', { params: { id }, body }, signal)
  take(fromBase64(answer.update))
  return received
}
