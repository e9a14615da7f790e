import { callFor } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { holds } from '#shared/records/holds.ts'
import type { StoredRecord } from '#shared/records/record-room.ts'
import type { OutboxItem } from './outbox-item.ts'

/** A corridor's signal may swallow a call whole. */
const patience = 20_000

const methods = {
  add: { method: 'POST', status: 201 },
  update: { method: 'PATCH', status: 200 },
  remove: { method: 'DELETE', status: 204 },
} as const

/** Every room's records are added, changed and removed by the same three calls. */
export async function sendItem({
  room,
  op,
  id,
  body,
  version,
}: OutboxItem): Promise<StoredRecord | undefined> {
  const path = op === 'add' ? room : `${room}/${encodeURIComponent(id)}`
  const endpoint = {
    ...methods[op],
    path: path as `/api/${string}`,
    response: op === 'remove' ? null : 'the record',
  }
  const input = op === 'remove' ? undefined : { body: op === 'add' ? { ...body, id } : { ...body, version } }
  const { body: answer } = await callFor(endpoint, input, AbortSignal.timeout(patience))
  if (op === 'remove') return undefined
  // Whatever else answers in JSON does not answer with our record.
  if ((answer as Partial<StoredRecord> | null)?.id !== id)
    throw new ApiError('Not the answer of Stillwater', 0)
  const stored = answer as StoredRecord
  // Made before under this id, with other words: answering "done" would lose these.
  if (op === 'add' && !holds(stored, body))
    throw new ApiError('This was changed on another device meanwhile.', 409, { current: stored })
  return stored
}
