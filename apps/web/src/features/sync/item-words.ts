import type { StoredItem } from '#shared/records/outbox/outbox-item.ts'
import { bodyPath, marksPath } from '#shared/records/record-type.ts'
import { recordAddress, recordTypeAt, recordTypes } from '#shared/records/record-types.ts'

const ops = { add: 'new', update: 'changed', remove: 'deleted' }

/** Such as "Prayer, changed". */
export function describeItem({ path, op }: StoredItem): string {
  if (path === marksPath) return 'Prayer, prayed'
  return `${path === bodyPath ? 'Text of a sermon' : (recordTypeAt(path)?.singular ?? 'Record')}, ${ops[op]}`
}

export function titleOf({ title, record }: StoredItem): string {
  const { vaultText = null } = (record ?? {}) as { readonly vaultText?: string | null }
  return title || textOf(record) || (vaultText === null ? 'Untitled' : 'Sealed words')
}

/** Where the record can be opened and fixed. */
export function screenOf({ path, id, record }: StoredItem): string | undefined {
  const type =
    path === bodyPath ? recordTypes.sermons : path === marksPath ? recordTypes.prayers : recordTypeAt(path)
  const { date, sermonId, prayerId } = (record ?? {}) as {
    date?: unknown
    sermonId?: string
    prayerId?: string
  }
  return type && recordAddress(type, sermonId ?? prayerId ?? id, date)
}

/** The text of a record, for comparing two versions. */
export function textOf(record: object | undefined): string {
  const { title, name, reference, description, scripture, reflection, notes, content, words } = (record ??
    {}) as Record<string, unknown>
  return [title, name, reference, description, scripture, reflection, notes, content, words]
    .filter((text): text is string => typeof text === 'string' && text !== '')
    .join('\n')
}
