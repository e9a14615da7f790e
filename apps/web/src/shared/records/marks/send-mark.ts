import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'

/** A prayer that is gone, or a day that the server cannot take, leaves nothing to mark and nothing to ask the user about. */
const nothingToMark = [400, 404]

export async function sendMark(id: string, body: object, signal: AbortSignal): Promise<void> {
  const { date } = body as { date: string }
  try {
    await call('POST /api/prayers/:id/prayed', { params: { id }, body: { date } }, signal)
  } catch (error) {
    if (!(error instanceof ApiError) || !nothingToMark.includes(error.status)) throw error
  }
}
