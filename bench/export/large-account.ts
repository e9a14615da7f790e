/** An account of a given size, and how much memory a server takes. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { connect } from '../../apps/server/src/core/database/connect.ts'
import { recountUsage } from '../../apps/server/src/core/records/usage.ts'
import { merge } from '../../apps/server/src/features/sermons/body/merge.ts'
import { randomFrom } from '../../apps/server/src/testing/fuzz-values.ts'
import { newId } from '../../packages/contract/src/records/new-id.ts'
import { blocksOfText } from '../../packages/sermon-body/src/blocks.ts'
import { words } from '../../scripts/seed/texts.ts'
import type { Contender } from '../api/contenders.ts'

const random = randomFrom(1)

/** Half of it in the journal, half in texts of sermons with a version each. */
export async function fill(dataDir: string, megabytes: number): Promise<void> {
  const database = await connect({ dataDir, databaseUrl: undefined })
  const { db } = database
  const { id: userId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const record = (number: number) => ({
    id: newId(number),
    userId,
    version: 1,
    createdAt: number,
    updatedAt: number,
  })
  const dateOf = (number: number) => new Date(86_400_000 * (number + 9000)).toISOString().slice(0, 10)
  let bytes = 0
  for (let number = 0; bytes < megabytes * 1e6; number += 1) {
    const content = words.sentences(random, 700)
    const date = dateOf(number)
    await db
      .insertInto('journals')
      .values({
        ...record(number),
        title: 'A day',
        content,
        date,
        monthDay: date.slice(5),
        plainTitle: 'a day',
        plainContent: content.toLowerCase(),
      })
      .execute()
    const sermon = record(number)
    await db
      .insertInto('sermons')
      .values({
        ...sermon,
        title: words.theme(random),
        scripture: 'The LORD is my shepherd.',
        reference: 'Psalm 23',
        notes: null,
        status: 'completed',
        archivedFrom: null,
        date,
        progress: 100,
        noteCount: 0,
        resourceCount: 0,
        passagesRead: 1,
      })
      .execute()
    const paragraphs = words.sentences(random, 700).match(/(?:[^.]+\.){1,8}/g) ?? []
    const blocks = gzipSync(JSON.stringify(blocksOfText(paragraphs.join('\n'))))
    const body = merge({ state: undefined, vector: undefined, replacement: blocks })
    if ('field' in body || body.changed === undefined) throw new Error('The text could not be made.')
    const { state, text } = body.changed
    bytes += 2 * content.length + state.length + text.length + blocks.length
    const key = { userId, sermonId: sermon.id, device: 'Bench' }
    await db
      .insertInto('sermonBodies')
      .values({
        ...key,
        seq: 2,
        state,
        vector: body.vector,
        text,
        fromNotes: 0,
        changedAt: number,
        versionAt: number,
      })
      .execute()
    await db
      .insertInto('sermonVersions')
      .values({
        ...key,
        id: newId(number),
        seq: 1,
        at: number,
        reason: 'edit',
        words: 1,
        blocks,
      })
      .execute()
  }
  await recountUsage(db)
  const usage = await db.selectFrom('usage').selectAll().executeTakeFirstOrThrow()
  console.log(
    `${usage.records} records, ${((usage.bytes + usage.bodyBytes) / 1e6).toFixed(0)} MB in the account`,
  )
  await database.close()
}

export const memoryOf = ({ child }: Contender) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024
