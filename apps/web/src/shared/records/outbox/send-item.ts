import type { CallName } from '@stillwater/contract'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import type { StoredRecord } from '../record-type.ts'
import { holds } from './holds.ts'
import type { OutboxItem } from './outbox-item.ts'

/** A weak signal may swallow a call whole. */
const timeout = 20_000

/** Every record type has the same three writes. */
function send({ path, op, id, body, version }: OutboxItem): Promise<unknown> {
  const signal = AbortSignal.timeout(timeout)
  // The bodies were checked against the contract where they were handed over (`useRecords`); from storage they come untyped.
  const write = call as (name: CallName, input: object, signal: AbortSignal) => Promise<unknown>
  if (op === 'add') return write(`POST ${path}`, { body: { ...body, id } }, signal)
  if (op === 'update')
    return write(`PATCH ${path}/:id`, { params: { id }, body: { ...body, version } }, signal)
  return write(`DELETE ${path}/:id`, { params: { id } }, signal)
}

/** Sends one change. Answers the record as the server has it; nothing for a removal. */
export async function sendItem(item: OutboxItem): Promise<StoredRecord | undefined> {
  const { op, id, body } = item
  const answer = await send(item)
  // Whatever else answers in JSON does not answer with our record, or with nothing for a removal.
  const isOurs = op === 'remove' ? answer === undefined : (answer as Partial<StoredRecord> | null)?.id === id
  if (!isOurs) throw new ApiError('Not the answer of Stillwater', 0)
  const stored = answer as StoredRecord | undefined
  // Made before under this id, with other words: answering "done" would lose these.
  if (op === 'add' && stored !== undefined && !holds(stored, body))
    throw new ApiError('This was changed on another device in the meantime.', 409, { current: stored })
  return stored
}
