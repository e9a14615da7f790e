import { ExportedTextSchema, ExportedVersionSchema } from '@stillwater/contract/export/export-format'
import { IdSchema, line } from '@stillwater/contract/records/fields'
import { newId } from '@stillwater/contract/records/new-id'
import { bodyOf, countWords, replaceBlocks, toBlocks } from '@stillwater/sermon-body/blocks'
import { bodyLimits } from '@stillwater/sermon-body/body-limits'
import type { Schema } from '@stillwater/contract/calls/endpoint'
import { isDeepStrictEqual } from 'node:util'
import { gzipSync } from 'node:zlib'
import * as Y from 'yjs'
import * as z from 'zod/mini'
import { flag } from '#core/records/columns.ts'
import type { Deps } from '#core/deps.ts'
import { invalid } from '#core/http/errors.ts'
import { lockParent, lockParents } from '#core/records/record-parts.ts'
import {
  orRefused,
  readFields,
  type RestoredEntry,
  type Restorer,
  type Restoring,
  wordsOf,
} from '#core/records/restorers.ts'
import { bytesOf, countUsage } from '#core/records/usage.ts'
import {
  addBodies,
  type BodyRow,
  lockBody,
  lockWithoutBody,
  type SermonRow,
  writeBody,
} from './body/body-store.ts'
import type { SermonKey } from './sermon-key.ts'
import { addVersions, versionIdsOf, type VersionRow } from './body/version-store.ts'
import { versionOf } from './body/versions.ts'

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

const missingSermon = 'The sermon it belongs to is missing.'
const noSermon = () => invalid({ sermonId: missingSermon })

function bodyIn({ body }: RestoredEntry): Uint8Array {
  if (body === null) throw invalid({ blocks: 'Its text could not be read.' })
  return body
}

/** Reads entries with a text; what cannot be read says why. */
const readAll = <S extends Schema>(schema: S, entries: readonly RestoredEntry[]) =>
  Promise.all(
    entries.map((entry) => orRefused(() => ({ fields: readFields(schema, entry), body: bodyIn(entry) }))),
  )

const sermonIdsIn = (read: readonly object[]) => [
  ...new Set((read as { fields?: { sermonId: string } }[]).flatMap(({ fields }) => fields?.sermonId ?? [])),
]

/** The texts of sermons. Most come into sermons that have none, and are written together. */
export const textRestorer =
  (deps: RestoreDeps): Restorer =>
  async (restoring, entries) => {
    const { trx, caller } = restoring
    const read = await readAll(TextSchema, entries)
    const without = await lockWithoutBody(trx, deps.engine, caller.userId, sermonIdsIn(read))
    const added = new Map<object, { sermon: SermonRow; row: BodyRow }>()
    for (const each of read) {
      const sermon = 'fields' in each ? without.get(each.fields.sermonId) : undefined
      if (sermon === undefined || !('fields' in each)) continue
      const { sermonId, fromNotes, changedAt, ...fields } = each.fields
      const text = { ...fields, fromNotes: flag(fromNotes), at: Date.parse(changedAt) }
      added.set(each, { sermon, row: rowOf({ userId: caller.userId, sermonId }, each.body, text) })
      without.delete(sermonId)
    }
    await addBodies(trx, deps, caller.userId, [...added.values()], wordsOf(entries))
    const results: Awaited<ReturnType<Restorer>> = []
    for (const each of read) {
      if (added.has(each)) results.push('added')
      else if (!('fields' in each)) results.push(each)
      else results.push(await orRefused(() => replaceText(deps, restoring, each.fields, each.body)))
    }
    return results
  }

/** Where there is another text, it is replaced by an edit that devices merge, and stays in the history. */
async function replaceText(
  deps: RestoreDeps,
  { trx, caller: { userId }, now, replaces }: Restoring,
  { sermonId, seq, device, changedAt, text }: z.output<typeof TextSchema>,
  state: Uint8Array,
): Promise<'same' | 'changed' | 'replaced'> {
  const key = { userId, sermonId }
  if (!(await lockParent(trx, deps.engine, 'sermons', userId, sermonId))) throw noSermon()
  const locked = await lockBody(trx, deps.engine, key)
  const before = locked.body
  if (before === undefined) throw noSermon()
  const isUntouched =
    before.seq === seq && before.changedAt === Date.parse(changedAt) && before.device === device
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
}

interface RestoredText extends Pick<BodyRow, 'text' | 'fromNotes' | 'device' | 'seq'> {
  readonly at: number
}

const rowOf = (key: SermonKey, state: Uint8Array, { at, ...text }: RestoredText): BodyRow => ({
  ...key,
  ...text,
  sessionId: null,
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
    throw invalid({ blocks: 'The edit history of this sermon is full here.' })
  return { replaced, blocks }
}

/** A version never changes: one that is here is the same. */
export const versionRestorer =
  ({ engine, limits }: RestoreDeps): Restorer =>
  async ({ trx, caller: { userId } }, entries) => {
    const read = await readAll(VersionSchema, entries)
    const sermonIds = sermonIdsIn(read)
    const sermons = await lockParents(trx, engine, 'sermons', userId, sermonIds)
    const nameOf = (sermonId: string, id: string) => `${sermonId} ${id}`
    const stored = await versionIdsOf(trx, userId, sermonIds)
    const known = new Set(stored.map(({ sermonId, id }) => nameOf(sermonId, id)))
    const added: VersionRow[] = []
    const results = read.map((each) => {
      if (!('fields' in each)) return each
      const { at, ...version } = each.fields
      const name = nameOf(version.sermonId, version.id)
      if (!sermons.has(version.sermonId)) return { reason: missingSermon }
      if (known.has(name)) return 'same'
      known.add(name)
      added.push({ ...version, userId, at: Date.parse(at), blocks: each.body })
      return 'added'
    })
    await addVersions(trx, added)
    await countUsage(trx, userId, { bodyBytes: added.reduce((sum, row) => sum + bytesOf(row), 0) }, limits)
    return results
  }
