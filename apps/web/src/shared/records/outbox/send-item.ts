import type { CallName } from '@stillwater/contract'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import type { LocalStore } from '../local/local-store.ts'
import { bodyPath, marksPath, type RecordPath, type StoredRecord } from '../record-type.ts'
import { holds } from './holds.ts'
import type { OutboxItem } from './outbox-item.ts'

/** On a weak signal a call may never be answered. */
const timeout = 20_000

/** Every record type has the same three writes. */
function send({ op, id, body, version }: OutboxItem, path: RecordPath): Promise<unknown> {
  const signal = AbortSignal.timeout(timeout)
  // The bodies were typed by the contract when they were submitted (`useRecords`); from storage they come untyped.
  const write = call as (name: CallName, input: object, signal: AbortSignal) => Promise<unknown>
  if (op === 'add') return write(`POST ${path}`, { body: { ...body, id } }, signal)
  if (op === 'update')
    return write(`PATCH ${path}/:id`, { params: { id }, body: { ...body, version } }, signal)
  return write(`DELETE ${path}/:id`, { params: { id } }, signal)
}

/** Sends one change, with what the user's local store holds for it. Resolves to the server's record, or to nothing for a removal. */
export async function sendItem(item: OutboxItem, store?: LocalStore): Promise<StoredRecord | undefined> {
  const { path, op, id, body } = item
  if (path === bodyPath) {
    const { sendBody } = await import('../body/send-body.ts')
    await sendBody(id, store, AbortSignal.timeout(timeout))
    return undefined
  }
  if (path === marksPath) {
    const { sendMark } = await import('../marks/send-mark.ts')
    await sendMark(id, body, AbortSignal.timeout(timeout))
    return undefined
  }
  const answer = await send(item, path)
  // Another server's JSON is not our record, and not empty for a removal.
  const isOurs = op === 'remove' ? answer === undefined : (answer as Partial<StoredRecord> | null)?.id === id
  if (!isOurs) throw new ApiError('Not the answer of Stillwater', 0)
  const stored = answer as StoredRecord | undefined
  // Created earlier under this id with other text: reporting success would lose this text.
  if (op === 'add' && stored !== undefined && !holds(stored, body))
    throw new ApiError('This was changed on another device in the meantime.', 409, { current: stored })
  return stored
}
