import type { ExportedText, ExportedVersion } from '@stillwater/contract/export/export-format'
import type { RecordName } from '@stillwater/contract/records/record-names'
import { type Block, bodyOf, toBlocks } from '@stillwater/sermon-body/blocks'
import { gunzipSync } from 'node:zlib'
import type { Selectable } from 'kysely'
import * as Y from 'yjs'
import { readJsonList } from '#core/records/columns.ts'
import type { Tables } from '#core/database/tables.ts'
import { countsOf } from '#core/records/sermon-counts.ts'
import type { RecordFields } from './record-fields.ts'
import type { RecordRow } from './store.ts'

/** Types whose records are answered with more than their columns say. */
const answered: { readonly [N in RecordName]?: (row: Selectable<Tables[N]>) => object } = {
  sermons: countsOf,
}

export const iso = (instant: number): string => new Date(instant).toISOString()

/** A record as its call answers it, without its owner and with its instants. Both engines store a flag as 0 or 1 and a list as JSON. */
export function exportedRecord(
  fieldsOf: RecordFields,
  name: RecordName,
  row: RecordRow,
): Record<string, unknown> {
  const shown = { ...row, ...(answered[name] as ((row: RecordRow) => object) | undefined)?.(row) }
  const fields = fieldsOf[name].map(([field, { type, format }]) => {
    const value = (shown as Record<string, unknown>)[field]
    if (type === 'boolean') return [field, value === 1 || value === true]
    if (type === 'array') return [field, readJsonList(value as string | null)]
    return [field, format === 'date-time' && typeof value === 'number' ? iso(value) : value]
  })
  return {
    ...(Object.fromEntries(fields) as object),
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
  }
}

export function blocksOfBody(state: Uint8Array): Block[] {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, state)
  const blocks = toBlocks(bodyOf(doc))
  doc.destroy()
  return blocks
}

export const exportedText = (row: Selectable<Tables['sermonBodies']>): ExportedText => ({
  sermonId: row.sermonId,
  seq: row.seq,
  fromNotes: row.fromNotes === 1,
  device: row.device,
  changedAt: iso(row.changedAt),
  blocks: blocksOfBody(row.state) as ExportedText['blocks'],
})

export const blocksOfVersion = (packed: Uint8Array): Block[] =>
  JSON.parse(gunzipSync(packed).toString()) as Block[]

export const exportedVersion = (row: Selectable<Tables['sermonVersions']>): ExportedVersion => ({
  sermonId: row.sermonId,
  id: row.id,
  seq: row.seq,
  at: iso(row.at),
  device: row.device,
  reason: row.reason as ExportedVersion['reason'],
  words: row.words,
  blocks: blocksOfVersion(row.blocks) as ExportedVersion['blocks'],
})
