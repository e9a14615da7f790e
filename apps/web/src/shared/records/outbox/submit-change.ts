import type { StoredRecord } from '../record-type.ts'
import { localSession } from '../local/local-session.ts'
import type { Change } from './outbox-item.ts'
import { sendItem } from './send-item.ts'

type SubmittedChange = Omit<Change, 'title' | 'body'> & {
  readonly body: object
  /** What is removed. */
  readonly was?: StoredRecord
}

/** Makes a change through the outbox. Resolves to the server's record, or to the local one until it is sent. */
export async function submitChange<R extends StoredRecord>(submitted: SubmittedChange): Promise<R> {
  const { was, ...rest } = submitted
  // A devotional has a reference instead of a title, a person a name.
  const named = (was ?? submitted.record ?? {}) as { title?: string; reference?: string; name?: string }
  const title = named.title ?? named.reference ?? named.name ?? ''
  // A whole record may be sent as a change. Its version is sent separately, because it may grow while the change waits.
  const { version: _, ...body } = submitted.body as Record<string, unknown>
  const change: Change = { ...rest, title, body }
  const outbox = localSession()?.outbox
  if (outbox === undefined) return (await sendItem({ ...change, at: Date.now(), attempts: 1 })) as R
  const outcome = await outbox.submit(change)
  return (outcome.sent ? outcome.record : change.record) as R
}
