import type { Insertable } from 'kysely'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'
import { bytesOf } from '#core/records/usage.ts'
import type { SermonKey } from '../sermon-key.ts'
import { type NewVersion, thinned } from './versions.ts'

const shown = ['id', 'at', 'device', 'reason', 'words'] as const

/** Newest first. */
export const versionsOf = (db: Db, { userId, sermonId }: SermonKey) =>
  db
    .selectFrom('sermonVersions')
    .select(shown)
    .where('userId', '=', userId)
    .where('sermonId', '=', sermonId)
    .orderBy('seq', 'desc')
    .orderBy('id', 'desc')

const oneOf = (db: Db, { userId, sermonId }: SermonKey, id: string) =>
  db
    .selectFrom('sermonVersions')
    .where('userId', '=', userId)
    .where('sermonId', '=', sermonId)
    .where('id', '=', id)

export const versionWith = (db: Db, key: SermonKey, id: string) =>
  oneOf(db, key, id)
    .select([...shown, 'blocks'])
    .executeTakeFirst()

export const hasVersion = async (db: Db, key: SermonKey, id: string) =>
  (await oneOf(db, key, id).select('id').executeTakeFirst()) !== undefined

/** The ids of all versions of some sermons. */
export const versionIdsOf = async (db: Db, userId: string, sermonIds: readonly string[]) =>
  sermonIds.length === 0
    ? []
    : db
        .selectFrom('sermonVersions')
        .select(['sermonId', 'id'])
        .where('userId', '=', userId)
        .where('sermonId', 'in', sermonIds)
        .execute()

export type VersionRow = Insertable<Tables['sermonVersions']>

/** As they were: none is let go for them. */
export async function addVersions(trx: Db, rows: readonly VersionRow[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('sermonVersions').values(rows).execute()
}

/** Adds a version and lets older ones go. Answers how many more bytes the history takes. */
export async function keepVersion(
  trx: Db,
  key: SermonKey,
  version: NewVersion,
  now: number,
): Promise<number> {
  const row = { ...key, ...version }
  await trx.insertInto('sermonVersions').values(row).execute()
  const gone = thinned(await versionsOf(trx, key).execute(), now)
  if (gone.length === 0) return bytesOf(row)
  const deleted = await trx
    .deleteFrom('sermonVersions')
    .where('userId', '=', key.userId)
    .where('sermonId', '=', key.sermonId)
    .where('id', 'in', gone)
    .returningAll()
    .execute()
  return deleted.reduce((bytes, old) => bytes - bytesOf(old), bytesOf(row))
}
