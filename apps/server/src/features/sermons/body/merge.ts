import { gunzipSync, gzipSync } from 'node:zlib'
import {
  type Block,
  blocksOfText,
  bodyOf,
  countWords,
  insertBlocks,
  replaceBlocks,
  textOfBlocks,
  toBlocks,
} from '@stillwater/sermon-body/blocks'
import { bodyLimits } from '@stillwater/sermon-body/body-limits'
import { faultOf } from '@stillwater/sermon-body/check'
import * as Y from 'yjs'

/** What is to be done with a body. Plain bytes and texts, so that it can be sent to another thread. */
export interface MergeTask {
  /** The body as it is stored; undefined where there is none. */
  readonly state: Uint8Array | undefined
  /** What the caller has: the answer holds the rest. */
  readonly vector: Uint8Array | undefined
  /** The caller's change. */
  readonly update?: Uint8Array
  /** The caller has merged it already with what another device has sent. */
  readonly merges?: boolean | undefined
  /** Become the text where there is none. */
  readonly notes?: string
  /** The blocks of a version, which replace the text. */
  readonly replacement?: Uint8Array
  /** Whether the text before the change is wanted, if there is any; where two devices are merged it always is. */
  readonly keepsText?: boolean
}

/** A text as a version keeps it. */
export interface KeptText {
  readonly words: number
  /** JSON, gzipped. */
  readonly blocks: Uint8Array
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
    /** Whether the caller wrote without knowing all that the server had. */
    readonly isConcurrent: boolean
    /** The text before; undefined where there was none, or where it is not wanted. */
    readonly before: KeptText | undefined
  }
}

export interface Fault {
  readonly field: 'update' | 'vector'
  readonly message: string
}

export const unreadable: Fault = { field: 'update', message: 'This change could not be read.' }

/** Merges a change into a body. Takes long for a hostile change, so only a thread that can be ended calls it. */
export function merge(task: MergeTask): Merged | Fault {
  const { state, vector, update, notes, replacement, keepsText } = task
  const known = readVector(vector)
  if (known === undefined) return { field: 'vector', message: 'This state vector could not be read.' }
  const doc = new Y.Doc()
  if (state !== undefined) Y.applyUpdate(doc, state)
  const body = bodyOf(doc)
  const blocks = toBlocks(body)
  const text = textOfBlocks(blocks)
  const isConcurrent = update !== undefined && (task.merges === true || lacksSome(known, doc))

  let isChanged = false
  doc.on('update', () => {
    isChanged = true
  })
  const fromNotes = notes !== undefined && text.trim() === ''
  if (fromNotes) insertBlocks(body, 0, blocksOfText(notes))
  if (replacement !== undefined)
    replaceBlocks(body, JSON.parse(gunzipSync(replacement).toString()) as Block[])
  if (update !== undefined) {
    try {
      Y.applyUpdate(doc, update)
    } catch {
      return unreadable
    }
  }
  // Also where nothing has changed: what builds on missing changes has only been put aside.
  const fault = faultOf(doc)
  if (fault !== undefined) return { field: 'update', message: fault }
  const answer = { update: Y.encodeStateAsUpdate(doc, vector), vector: Y.encodeStateVector(doc) }
  if (!isChanged) return answer
  const after = Y.encodeStateAsUpdate(doc)
  if (after.byteLength > bodyLimits.stateBytes)
    return {
      field: 'update',
      message: 'This sermon’s edit history is full. Copy its text into a new sermon.',
    }
  // Before a restore also an empty text is kept: its version tells that it was restored.
  const isKept = replacement !== undefined || ((keepsText || isConcurrent) && text.trim() !== '')
  const changed = {
    state: after,
    text: textOfBlocks(toBlocks(body)),
    fromNotes,
    isConcurrent,
    before: isKept ? { words: countWords(text), blocks: packed(blocks) } : undefined,
  }
  return { ...answer, changed }
}

const packed = (blocks: readonly Block[]) => new Uint8Array(gzipSync(JSON.stringify(blocks)))

/** Whether a caller who knows this much does not know all of the document. */
const lacksSome = (known: ReadonlyMap<number, number>, doc: Y.Doc) =>
  [...Y.decodeStateVector(Y.encodeStateVector(doc))].some(
    ([client, clock]) => clock > (known.get(client) ?? 0),
  )

function readVector(vector: Uint8Array | undefined): ReadonlyMap<number, number> | undefined {
  try {
    return vector === undefined ? new Map() : Y.decodeStateVector(vector)
  } catch {
    return undefined
  }
}
