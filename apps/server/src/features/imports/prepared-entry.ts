import { type Block, bodyOf, insertBlocks, textOfBlocks } from '@stillwater/sermon-body/blocks'
import { bodyLimits } from '@stillwater/sermon-body/body-limits'
import { faultOf } from '@stillwater/sermon-body/check'
import { gzipSync } from 'node:zlib'
import * as Y from 'yjs'
import { indexedWords } from '#core/records/indexed-words.ts'

/** An entry of the file, ready to be brought in: what takes long has been done. */
export interface PreparedEntry {
  readonly section: string
  /** JSON: its fields without its text. */
  readonly entry: string
  /** Its text as it is stored. */
  readonly body: Uint8Array | null
  /** JSON: the words of its long texts. */
  readonly words: string | null
}

type Fields = Readonly<Record<string, unknown>>

/** A text that is none of ours is left out; whoever brings the entry in misses it and says so. */
export function preparedEntry(section: string, fields: Fields): PreparedEntry {
  if (section !== 'sermonTexts' && section !== 'sermonVersions')
    return { section, ...staged(fields), body: null }
  const { blocks, ...rest } = fields
  const state = isBlocks(blocks) ? stateOf(blocks) : undefined
  if (state === undefined) return { section, ...staged(rest), body: null }
  return section === 'sermonTexts'
    ? { section, ...staged({ ...rest, text: textOfBlocks(blocks as Block[]) }), body: state }
    : { section, ...staged(rest), body: new Uint8Array(gzipSync(JSON.stringify(blocks))) }
}

/** The words of a shorter one are found as quickly as they are read. */
const longText = 500

function staged(fields: Fields): Pick<PreparedEntry, 'entry' | 'words'> {
  const words = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'string' && value.length >= longText ? [[name, indexedWords(value).join(' ')]] : [],
  )
  return {
    entry: JSON.stringify(fields),
    words: words.length === 0 ? null : JSON.stringify(Object.fromEntries(words)),
  }
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isBlocks = (value: unknown): value is Block[] =>
  Array.isArray(value) &&
  value.every(
    (block) =>
      isObject(block) &&
      isObject(block['attributes']) &&
      Array.isArray(block['runs']) &&
      block['runs'].every(
        (run) => isObject(run) && typeof run['text'] === 'string' && isObject(run['attributes']),
      ),
  )

/** Begins a document with the blocks; undefined where they are none that the editor could have written. */
function stateOf(blocks: readonly Block[]): Uint8Array | undefined {
  const letters = blocks.reduce(
    (sum, { runs }) => sum + 1 + runs.reduce((length, { text }) => length + text.length, 0),
    0,
  )
  if (letters > bodyLimits.textLength) return undefined
  const doc = new Y.Doc()
  insertBlocks(bodyOf(doc), 0, blocks)
  const state = Y.encodeStateAsUpdate(doc)
  return faultOf(doc) === undefined && state.byteLength <= bodyLimits.stateBytes ? state : undefined
}
