import { ExportedTextSchema, ExportedVersionSchema } from '@stillwater/contract/export-format'
import { IdSchema, line } from '@stillwater/contract/fields'
import { newId } from '@stillwater/contract/new-id'
import { bodyOf, countWords, replaceBlocks, toBlocks } from '@stillwater/sermon-body/blocks'
import { bodyLimits } from '@stillwater/sermon-body/body-limits'
import { isDeepStrictEqual } from 'node:util'
import { gzipSync } from 'node:zlib'
import * as Y from 'yjs'
import * as z from 'zod/mini'
import { flag } from '#core/columns.ts'
import type { Deps } from '#core/deps.ts'
import { invalid } from '#core/errors.ts'
import { lockParent } from '#core/record-parts.ts'
import { oneByOne, readFields, type RestoredEntry, type Restorer } from '#core/restore.ts'
import { bytesOf, countUsage } from '#core/usage.ts'
import { type BodyRow, lockBody, writeBody } from './body-store.ts'
import type { SermonKey } from './sermon-key.ts'
import { hasVersion } from './version-store.ts'
import { versionOf } from './versions.ts'

/** No larger than their columns. */
const bounded = {
  seq: z.int32().check(z.minimum(1)),
  device: line(200),
}
/** Without the blocks, which have become a body. */
const TextSchema = z.extend(z.omit(ExportedTextSchema, { blocks: true }), { ...bounded, text: z.string() })
const VersionSchema = z.extend(z.omit(ExportedVersionSchema, { blocks: true }), {
  ...bounded,
  id: IdSchema,
  words: z.int32().check(z.minimum(0)),
})

type RestoreDeps = Pick<Deps, 'engine' | 'limits'>

const noSermon = () => invalid({ sermonId: 'The sermon it belongs to is missing.' })

function bodyIn({ body }: RestoredEntry): Uint8Array {
  if (body === null) throw invalid({ blocks: 'Its text could not be read.' })
  return body
}

/** The text of a sermon. Where there is another, it is replaced by an edit that devices merge, and stays in the history. */
export const textRestorer = (deps: RestoreDeps): Restorer =>
  oneByOne(async ({ trx, caller: { userId }, now, replaces }, entry) => {
    const { sermonId, seq, fromNotes, device, changedAt, text } = readFields(TextSchema, entry)
    const state = bodyIn(entry)
    const key = { userId, sermonId }
    if (!(await lockParent(trx, deps.engine, 'sermons', userId, sermonId))) throw noSermon()
    const locked = await lockBody(trx, deps.engine, key)
    const before = locked.body
    const at = Date.parse(changedAt)
    if (before === undefined) {
      const row = rowOf(key, state, { text, fromNotes: flag(fromNotes), device, seq, at })
      await writeBody(trx, deps, locked, row, undefined)
      return 'added'
    }
    const isUntouched = before.seq === seq && before.changedAt === at && before.device === device
    if (isUntouched || (before.text === text && hasSameBlocks(before.state, state))) return 'same'
    if (!replaces) return 'changed'
    const { replaced, blocks } = replacedBy(before.state, state)
    const kept = { words: countWords(before.text), blocks: new Uint8Array(gzipSync(JSON.stringify(blocks))) }
    const row = rowOf(key, replaced, {
      text,
      fromNotes: before.fromNotes,
      device,
      seq: before.seq + 1,
      at: now,
    })
    await writeBody(trx, deps, locked, row, versionOf(before, kept, { id: newId(now), reason: 'restore' }))
    return 'replaced'
  })

interface RestoredText extends Pick<BodyRow, 'text' | 'fromNotes' | 'device' | 'seq'> {
  readonly at: number
}

const rowOf = (key: SermonKey, state: Uint8Array, { at, ...text }: RestoredText): BodyRow => ({
  ...key,
  ...text,
  state,
  vector: Y.encodeStateVectorFromUpdate(state),
  changedAt: at,
  versionAt: at,
})

const blocksIn = (state: Uint8Array) => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, state)
  return { doc, blocks: toBlocks(bodyOf(doc)) }
}

const hasSameBlocks = (a: Uint8Array, b: Uint8Array) =>
  isDeepStrictEqual(blocksIn(a).blocks, blocksIn(b).blocks)

/** The document that was here, with the text of the other, and the blocks that it had before. */
function replacedBy(state: Uint8Array, wanted: Uint8Array) {
  const { doc, blocks } = blocksIn(state)
  replaceBlocks(bodyOf(doc), blocksIn(wanted).blocks)
  const replaced = Y.encodeStateAsUpdate(doc)
  if (replaced.byteLength > bodyLimits.stateBytes)
    throw invalid({ blocks: 'The sermon has been changed too often here to hold more.' })
  return { replaced, blocks }
}

/** A version never changes: one that is here is the same. */
export const versionRestorer = ({ engine, limits }: RestoreDeps): Restorer =>
  oneByOne(async ({ trx, caller: { userId } }, entry) => {
    const { sermonId, at, ...version } = readFields(VersionSchema, entry)
    const blocks = bodyIn(entry)
    const key = { userId, sermonId }
    if (!(await lockParent(trx, engine, 'sermons', userId, sermonId))) throw noSermon()
    if (await hasVersion(trx, key, version.id)) return 'same'
    const row = { ...key, ...version, at: Date.parse(at), blocks }
    await trx.insertInto('sermonVersions').values(row).execute()
    await countUsage(trx, userId, { bodyBytes: bytesOf(row) }, limits)
    return 'added'
  })
