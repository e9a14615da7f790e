import { blocksOfText, bodyOf, insertBlocks, textOfBlocks, toBlocks } from '@stillwater/sermon-body/blocks'
import { bodyLimits, faultOf } from '@stillwater/sermon-body/check'
import * as Y from 'yjs'

/** What is to be done with a body. Plain bytes and texts, so that it can be sent to another thread. */
export interface MergeTask {
  /** The body as it is stored; undefined where there is none. */
  readonly state: Uint8Array | undefined
  /** What the caller has: the answer holds the rest. */
  readonly vector: Uint8Array | undefined
  /** The caller's change. */
  readonly update?: Uint8Array
  /** Become the text where there is none. */
  readonly notes?: string
}

export interface Merged {
  /** What the caller lacks, and what the server has. */
  readonly update: Uint8Array
  readonly vector: Uint8Array
  /** The body after a change; undefined where nothing was changed. */
  readonly changed?: {
    readonly state: Uint8Array
    readonly text: string
    readonly fromNotes: boolean
  }
}

export interface Fault {
  readonly field: 'update' | 'vector'
  readonly message: string
}

export const unreadable: Fault = { field: 'update', message: 'This change could not be read.' }

/** Merges a change into a body. Takes long for a hostile change, so only a thread that can be ended calls it. */
export function merge({ state, vector, update, notes }: MergeTask): Merged | Fault {
  const known = vector && readVector(vector)
  if (vector !== undefined && known === undefined)
    return { field: 'vector', message: 'This state vector could not be read.' }
  const doc = new Y.Doc()
  if (state !== undefined) Y.applyUpdate(doc, state)
  const body = bodyOf(doc)

  let isChanged = false
  doc.on('update', () => {
    isChanged = true
  })
  const fromNotes = notes !== undefined && textOfBlocks(toBlocks(body)).trim() === ''
  if (fromNotes) insertBlocks(body, 0, blocksOfText(notes))
  if (update !== undefined) {
    try {
      Y.applyUpdate(doc, update)
    } catch {
      return unreadable
    }
  }
  // Also where nothing seems to have changed: what waits for missing changes has not changed anything yet.
  const fault = faultOf(doc)
  if (fault !== undefined) return { field: 'update', message: fault }
  const answer = { update: Y.encodeStateAsUpdate(doc, vector), vector: Y.encodeStateVector(doc) }
  if (!isChanged) return answer
  const after = Y.encodeStateAsUpdate(doc)
  if (after.byteLength > bodyLimits.stateBytes)
    return {
      field: 'update',
      message: 'This sermon has been changed too often to hold more. Copy its text into a new sermon.',
    }
  return { ...answer, changed: { state: after, text: textOfBlocks(toBlocks(body)), fromNotes } }
}

function readVector(vector: Uint8Array): Map<number, number> | undefined {
  try {
    return Y.decodeStateVector(vector)
  } catch {
    return undefined
  }
}
