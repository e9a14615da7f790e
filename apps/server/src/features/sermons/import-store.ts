import type { Db } from '#core/database/connect.ts'
import type { Deps } from '#core/deps.ts'
import { lockSermons } from './body/body-store.ts'

interface ImportedSermon {
  readonly id: string
  readonly title: string
  readonly isUntouched: boolean
}

/** Those of some sermons that there are, locked. */
export async function lockImported(
  trx: Db,
  engine: Deps['engine'],
  userId: string,
  ids: readonly string[],
  importedAt: number,
): Promise<ImportedSermon[]> {
  const sermons = await lockSermons(trx, engine, userId, ids)
  const written = await trx
    .selectFrom('sermonBodies')
    .select('sermonId')
    .where('userId', '=', userId)
    .where('sermonId', 'in', ids)
    .where('seq', '>', 1)
    .execute()
  const preached = await trx
    .selectFrom('deliveries')
    .select('sermonId')
    .where('userId', '=', userId)
    .where('sermonId', 'in', ids)
    .execute()
  const changed = new Set([...written, ...preached].map(({ sermonId }) => sermonId))
  return sermons.map(({ id, title, version, createdAt, studyNotes, links }) => ({
    id,
    title,
    isUntouched:
      version === 1 && createdAt === importedAt && studyNotes === 0 && links === 0 && !changed.has(id),
  }))
}
