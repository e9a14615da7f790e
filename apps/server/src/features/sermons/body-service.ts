import type { SermonBody } from '@stillwater/contract/sermon-body'
import { bodyLimits } from '@stillwater/sermon-body/check'
import { flag } from '#core/columns.ts'
import type { Deps } from '#core/deps.ts'
import { AppError, invalid } from '#core/errors.ts'
import { inTurn } from '#core/in-turn.ts'
import { readSermon, type SermonKey, storeBody, type StoredSermon } from './body-store.ts'
import type { Merged, MergeTask } from './merge.ts'
import { MergeThreads } from './merge-threads.ts'

/** What Yjs calls a document without anything in it. */
const emptyUpdate = Uint8Array.of(0, 0)
const emptyVector = Uint8Array.of(0)

/** Room for what thousands of sittings leave behind. */
const vectorBytes = 64 * 1024

/** How often a change is merged anew because another server was faster. */
const mostAttempts = 10

interface BodyChange {
  readonly update: string
  readonly vector: string
  readonly device: string
  readonly fromNotes: boolean
}

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
      return answer(
        { update: body?.state ?? emptyUpdate, vector: body?.vector ?? emptyVector },
        body?.seq ?? 0,
      )
    const { state, seq } = body
    return this.#inTurn(key.userId, async () => answer(await this.#merge({ state, vector: known }), seq))
  }

  change(key: SermonKey, { update, vector, device, fromNotes }: BodyChange): Promise<SermonBody> {
    const sent = { update: updateFrom(update), vector: vectorFrom(vector) }
    return this.#edit(key, device, ({ notes, body }) => {
      const starts = fromNotes && notes !== null && body?.fromNotes !== 1
      return { ...sent, ...(starts && { notes }) }
    })
  }

  close(): Promise<void> {
    return this.#threads.close()
  }

  /** Reads, merges in a thread and stores; where another change was stored in the meantime, begins again. */
  #edit(
    key: SermonKey,
    device: string,
    taskFor: (stored: StoredSermon) => Omit<MergeTask, 'state'>,
  ): Promise<SermonBody> {
    return this.#inTurn(key.userId, async () => {
      for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
        const stored = await readSermon(this.#deps.db, key)
        const { body } = stored
        const seq = body?.seq ?? 0
        const merged = await this.#merge({ ...taskFor(stored), state: body?.state })
        const { changed } = merged
        if (changed === undefined) return answer(merged, seq)
        const isStored = await storeBody(this.#deps, key, seq, {
          state: changed.state,
          vector: merged.vector,
          text: changed.text,
          fromNotes: flag(changed.fromNotes || body?.fromNotes === 1),
          device,
          changedAt: this.#deps.clock(),
        })
        if (isStored) return answer(merged, seq + 1)
      }
      throw new AppError('busy', 'The server is busy. Please try again in a moment.', { retryAfter: 1 })
    })
  }

  async #merge(task: MergeTask): Promise<Merged> {
    const merged = await this.#threads.run(task)
    if ('field' in merged) throw invalid({ [merged.field]: merged.message })
    return merged
  }
}

const answer = ({ update, vector }: Pick<Merged, 'update' | 'vector'>, seq: number): SermonBody => ({
  update: Buffer.from(update).toString('base64'),
  vector: Buffer.from(vector).toString('base64'),
  seq,
})

function updateFrom(text: string): Uint8Array {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.byteLength > bodyLimits.updateBytes)
    throw invalid({ update: 'This change is too large. Add less text at once.' })
  return bytes
}

function vectorFrom(text: string): Uint8Array {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.byteLength > vectorBytes) throw invalid({ vector: 'This state vector is too large.' })
  return bytes
}
