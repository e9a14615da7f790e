import { importPiece } from '@stillwater/contract/import-piece'
import { call } from '#shared/api/call.ts'
import { ApiError, isUnreachable } from '#shared/api/error.ts'
import { findEverything } from './find-everything.ts'

const mostAttempts = 5

/** Sends the packed file piece by piece. */
export async function sendFile(
  file: Blob,
  id: string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const { content, packing, checksum } = await findEverything(file)
  const body = { id, packing, bytes: content.size, checksum }
  await again(signal, () => call('POST /api/imports', { body }, signal))
  for (let index = 0; index * importPiece < content.size; index += 1) {
    const piece = content.slice(index * importPiece, (index + 1) * importPiece)
    const data = base64(new Uint8Array(await piece.arrayBuffer()))
    await again(signal, () =>
      call('POST /api/imports/:id/pieces', { params: { id }, body: { index, data } }, signal),
    )
    onProgress(Math.min(1, ((index + 1) * importPiece) / content.size))
  }
}

/** A poor connection fails now and then. All calls of an import may be repeated. */
export async function again<R>(signal: AbortSignal, work: () => Promise<R>): Promise<R> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      signal.throwIfAborted()
      const isPassing = isUnreachable(error) || (error instanceof ApiError && error.status === 503)
      if (!isPassing || attempt >= mostAttempts) throw error
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt))
    }
  }
}

/** In short parts: as many arguments as a piece has bytes would be too many. */
function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}
