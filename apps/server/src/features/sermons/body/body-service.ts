import { newId } from '@stillwater/contract/records/new-id'
import type { SermonBody } from '@stillwater/contract/sermons/sermon-body'
import { bodyLimits } from '@stillwater/sermon-body/body-limits'
import { flag } from '#core/records/columns.ts'
import type { Deps } from '#core/deps.ts'
import { AppError, invalid, notFound } from '#core/http/errors.ts'
import { inTurn } from '#core/in-turn.ts'
import { busy } from '#core/threads/thread-turns.ts'
import { type BodyRow, readSermon, storeBody, type StoredSermon } from './body-store.ts'
import type { Merged, MergeTask } from './merge.ts'
import { MergeThreads } from './merge-threads.ts'
import type { SermonKey } from '../sermon-key.ts'
import { hasVersion, versionWith } from './version-store.ts'
import { type ChangingDevice, isDue, versionOf, type VersionReason } from './versions.ts'

/** What Yjs calls a document without anything in it. */
const emptyUpdate = Uint8Array.of(0, 0)
const emptyVector = Uint8Array.of(0)

/** How often a change is merged anew because another server was faster. */
const mostAttempts = 10

interface BodyChange {
  readonly update: string
  readonly vector: string
  readonly device: ChangingDevice
  readonly fromNotes?: boolean | undefined
  readonly merges?: boolean | undefined
}

interface Restoring {
  readonly versionId: string
  readonly id: string
  readonly vector: string | undefined
  readonly device: ChangingDevice
}

/** What an edit does to a body, and what the version is called that keeps the text before. */
interface Edit {
  readonly task: (stored: StoredSermon) => Promise<Omit<MergeTask, 'state'>>
  readonly version: (changed: Changed) => { readonly id: string; readonly reason: VersionReason }
}

type Changed = NonNullable<Merged['changed']>

type ServiceDeps = Pick<Deps, 'db' | 'engine' | 'limits' | 'clock'>

/** The texts of sermons, merged in threads of their own. */
export class SermonBodies {
  readonly #deps: ServiceDeps
  readonly #threads = new MergeThreads()
  readonly #inTurn = inTurn()

  constructor(deps: ServiceDeps) {
    this.#deps = deps
  }

  async read(key: SermonKey, vector: string | undefined): Promise<SermonBody> {
    const known = vector === undefined ? undefined : vectorFrom(vector)
    const { body } = await readSermon(this.#deps.db, key)
    if (known === undefined || body === undefined)
      return answer({ update: body?.state ?? emptyUpdate, vector: body?.vector ?? emptyVector }, body)
    const { state } = body
    return this.#inTurn(key.userId, async () =>
      answer(await this.#merge(key.userId, { state, vector: known }), body),
    )
  }

  change(key: SermonKey, { update, vector, device, fromNotes, merges }: BodyChange): Promise<SermonBody> {
    const sent = { update: updateFrom(update), vector: vectorFrom(vector), merges }
    return this.#edit(key, device, {
      task: ({ notes, body }) => {
        const starts = fromNotes === true && notes !== null && body?.fromNotes !== 1
        const keepsText = body !== undefined && isDue(body, this.#deps.clock(), device)
        return Promise.resolve({ ...sent, ...(starts && { notes }), keepsText })
      },
      version: ({ isConcurrent }) => ({
        id: newId(this.#deps.clock()),
        reason: isConcurrent ? 'merge' : 'edit',
      }),
    })
  }

  /** Makes the text that of a version; `id` is of the version that keeps the text as it was before. */
  restore(key: SermonKey, { versionId, id, vector, device }: Restoring): Promise<SermonBody> {
    const known = { vector: vector === undefined ? undefined : vectorFrom(vector) }
    const { db } = this.#deps
    return this.#edit(key, device, {
      task: async () => {
        const version = await versionWith(db, key, versionId)
        if (version === undefined) throw notFound()
        // Sent again: it has been restored already.
        if (await hasVersion(db, key, id)) return known
        return { ...known, replacement: version.blocks }
      },
      version: () => ({ id, reason: 'restore' }),
    })
  }

  close(): Promise<void> {
    return this.#threads.close()
  }

  /** Reads, merges in a thread and stores; where another change was stored in the meantime, begins again. */
  #edit(key: SermonKey, device: ChangingDevice, { task, version }: Edit): Promise<SermonBody> {
    const { db, clock } = this.#deps
    return this.#inTurn(key.userId, async () => {
      for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
        const stored = await readSermon(db, key)
        const { body } = stored
        const seq = body?.seq ?? 0
        const merged = await this.#merge(key.userId, { ...(await task(stored)), state: body?.state })
        const { changed } = merged
        if (changed === undefined) return answer(merged, body)
        const now = clock()
        const kept = body && changed.before && versionOf(body, changed.before, version(changed))
        const after = {
          state: changed.state,
          vector: merged.vector,
          text: changed.text,
          fromNotes: flag(changed.fromNotes || body?.fromNotes === 1),
          device: device.name,
          sessionId: device.sessionId,
          changedAt: now,
          versionAt: body === undefined || kept !== undefined ? now : body.versionAt,
        }
        if (await storeBody(this.#deps, key, seq, after, kept))
          return answer(merged, { ...after, seq: seq + 1 })
      }
      throw busy()
    })
  }

  async #merge(userId: string, task: MergeTask): Promise<Merged> {
    const merged = await this.#threads.run(userId, task)
    if (!('field' in merged)) return merged
    // A restore has no change of the caller's that could be named.
    throw task[merged.field] === undefined
      ? new AppError('invalid_request', merged.message)
      : invalid({ [merged.field]: merged.message })
  }
}

const answer = (
  { update, vector }: Pick<Merged, 'update' | 'vector'>,
  { seq, fromNotes }: Pick<BodyRow, 'seq' | 'fromNotes'> = { seq: 0, fromNotes: 0 },
): SermonBody => ({
  update: Buffer.from(update).toString('base64'),
  vector: Buffer.from(vector).toString('base64'),
  seq,
  fromNotes: fromNotes === 1,
})

function updateFrom(text: string): Uint8Array {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.byteLength > bodyLimits.updateBytes)
    throw invalid({ update: 'This change is too large. Add less text at a time.' })
  return bytes
}

function vectorFrom(text: string): Uint8Array {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.byteLength > bodyLimits.vectorBytes) throw invalid({ vector: 'This state vector is too large.' })
  return bytes
}
